/** A picture of how a race ended, to be shared. */

import { download } from '../../kit/download';

export interface Postcard {
  title: string;
  heading: string;
  /** From the first place on. */
  racers: { name: string; place: number; colour: string }[];
  /** What turned it, in a line. */
  line: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 80;
const FACE = 'system-ui, sans-serif';

type Brush = Pick<CanvasRenderingContext2D, 'fillStyle' | 'font' | 'fillRect' | 'fillText'>;

/** Paints it; nothing has to be fetched for it. */
export function paint(brush: Brush, { title, heading, racers, line }: Postcard): void {
  const write = (words: string, x: number, y: number, size: number, weight: number, colour = '#fff'): void => {
    brush.fillStyle = colour;
    brush.font = `${weight} ${size}px ${FACE}`;
    brush.fillText(words, x, y, WIDTH - x - LEFT);
  };
  brush.fillStyle = '#17141f';
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.fillStyle = '#ff7a3d';
  brush.fillRect(0, 0, WIDTH, 14);
  write(`Paddock · ${title}`, LEFT, 90, 34, 600, '#ffb68a');
  write(heading, LEFT, 165, 68, 800);
  const step = Math.min(60, 330 / Math.max(1, racers.length));
  racers.forEach(({ name, place, colour }, index) => {
    const y = 230 + index * step;
    brush.fillStyle = colour;
    brush.fillRect(LEFT, y - step * 0.42, step * 0.6, step * 0.6);
    write(`${place}. ${name}`, LEFT + step * 0.9, y + step * 0.08, Math.round(step * 0.62), place === 1 ? 800 : 500);
  });
  write(line, LEFT, 595, 26, 400, '#c9c3d6');
}

/** The picture as a file that every messenger takes. */
async function developed(card: Postcard): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  paint(canvas.getContext('2d')!, card);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('No picture could be made here.');
  return new File([blob], 'paddock-race.png', { type: 'image/png' });
}

/** Hands the picture to the system's sheet, or saves it where there is none. */
export async function handOver(card: Postcard): Promise<void> {
  const file = await developed(card);
  if (!navigator.canShare?.({ files: [file] })) return download(file, file.name);
  await navigator.share({ files: [file], title: card.title }).catch(() => {});
}
