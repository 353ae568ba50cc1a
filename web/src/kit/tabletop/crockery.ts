/** What stands on tables where people eat and drink, as it looks from above. */

import type { Thing } from './things';

const RIM = (inner: number, colour: string, width = 3) =>
  `<circle r="${inner}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const DOME = '<circle r="100" fill="url(#tt-dome)"/>';
const DISH = '<circle r="100" fill="url(#tt-dish)"/>';

/** A cup of something, with its light on it. */
const drink = (rim: string, inside: string, foam = '') =>
  `<circle r="97" fill="${rim}"/><circle r="82" fill="${inside}"/>${foam}<circle r="82" fill="url(#tt-dish)"/><path d="M-66-24a70 70 0 0 1 48-44" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"/>${RIM(97, '#0003', 3)}`;

/** A box that fills its outline, with light from above. */
const slab = (w: number, h: number, more: string, round = 3) =>
  `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${round}" fill="url(#tt-bar)"/>${more}`;

const spoon = `<rect x="-70" y="-10.5" width="140" height="21" rx="2" fill="#f4efe6"/><path d="M-70-6h140M-70 6h140" stroke="#cfc4b0" stroke-width="1"/><path d="M-62 0C-62-7-50-8.500-42-8.500c9 0 17 4 21 7H58a4 4 0 0 1 0 3H-21c-4 3-12 7-21 7-8 0-20-1.500-20-9z" fill="url(#tt-steel)" stroke="#6f7780" stroke-width="1"/><path d="M-57-1c1-5 10-6 16-6" fill="none" stroke="#fff" stroke-width="1.600" opacity=".9"/>`;

const PETALS = [0, 60, 120, 180, 240, 300];

export const CROCKERY: Readonly<Record<string, Thing>> = {
  teapot: {
    room: 'tea', size: [180], fill: '#f3f0e6', height: 12,
    art: `${RIM(90, '#2f5f9e', 5)}${RIM(80, '#2f5f9e', 1.5)}${PETALS.map((turn) => `<g transform="rotate(${turn}) translate(0-70)" fill="#3f73b5"><circle r="8"/><circle cx="13" cy="5" r="5" fill="#6fa06a"/><circle cx="-13" cy="5" r="5" fill="#6fa06a"/><circle r="3" fill="#f2d479"/></g>`).join('')}${DOME}<circle r="47" fill="#f8f5ec" stroke="#2f5f9e" stroke-width="3"/><circle r="47" fill="url(#tt-dome)"/><circle cx="2" cy="3" r="15" fill="#0003"/><circle r="14" fill="#2f5f9e"/><circle r="14" fill="url(#tt-dome)"/>`,
  },
  'teapot spout': {
    room: 'tea', size: [76, 37], fill: '#ece8dc', height: 10,
    art: `<rect x="-38" y="-18.500" width="76" height="37" fill="url(#tt-bar)"/><path d="M-38-4h76M-38 6h76" stroke="#2f5f9e" stroke-width="2" opacity=".55"/>`,
  },
  saucer: {
    room: 'tea', size: [140], fill: '#f7f4ec', height: 4,
    art: `${RIM(93, '#2f5f9e', 4)}${RIM(84, '#2f5f9e', 1.5)}${DISH}<circle cx="5" cy="8" r="58" fill="#0002"/><g transform="scale(.56)">${drink('#fbf9f3', '#9c5a25')}</g>`,
  },
  'cake plate': {
    room: 'tea', size: [220], fill: '#fbf7ef', height: 5,
    art: `${RIM(92, '#d9a441', 3)}${DISH}<circle cx="5" cy="7" r="72" fill="#0002"/><circle r="70" fill="#c98d55"/><circle r="66" fill="#f6e3c8"/>${PETALS.map((turn) => `<g transform="rotate(${turn})"><path d="M0 0V-66" stroke="#d9b98c" stroke-width="2"/><circle cx="27" cy="-46" r="9" fill="#c3283c"/><circle cx="25" cy="-48" r="3" fill="#ffffffa0"/></g>`).join('')}<path d="M0 0 57-33A66 66 0 0 1 57 33z" fill="#fbf7ef"/><path d="M0 0 57-33M0 0 57 33" stroke="#b57a45" stroke-width="5"/><circle r="70" fill="url(#tt-dome)" opacity=".5"/>`,
  },
  'sugar bowl': {
    room: 'tea', size: [90], fill: '#f3f0e6', height: 8,
    art: `${RIM(92, '#2f5f9e', 5)}<circle r="78" fill="#e2dccb"/><g fill="#fffdf8" stroke="#c9c2b1" stroke-width="2"><path d="M-50-20h36v36h-36z" transform="rotate(-12)"/><path d="M-8-52h36v36H-8z" transform="rotate(20)"/><path d="M8 0h36v36H8z" transform="rotate(-25)"/><path d="M-30 22h36v36h-36z" transform="rotate(8)"/><path d="M-20-16h34v34h-34z" transform="rotate(38)"/></g>${DISH}`,
  },
  teaspoon: { room: 'tea', size: [140, 21], fill: '#f4efe6', height: 2, art: spoon },
  'milk jug': {
    room: 'tea', size: [80], fill: '#e9edf0', height: 9,
    art: drink('#f4f6f7', '#fffdf6', '<circle cx="-14" cy="12" r="40" fill="#fff"/>'),
  },
  lemon: {
    room: 'tea', size: [60], fill: '#f2cf3a', height: 5,
    art: `<circle r="88" fill="#fbf3c9"/><circle r="80" fill="#f6dd62"/>${PETALS.map((turn) => `<path transform="rotate(${turn})" d="M0-8C26-24 30-66 20-74a74 74 0 0 0-40 0C-30-66-26-24 0-8z" fill="#fbe98d" stroke="#fdf6d2" stroke-width="3"/>`).join('')}<circle r="7" fill="#fdf6d2"/>${DOME}`,
  },
  'cereal box': {
    room: 'kitchen', size: [300, 190], fill: '#d8452f', height: 14,
    art: slab(300, 190, `<path d="M-150 40C-70-20 40 110 150 10V95H-150z" fill="#f6b93b"/><path d="M-150 62C-70 2 40 128 150 34V95H-150z" fill="#fbe2a1"/><g fill="none" stroke="#c98a3a" stroke-width="9"><circle cx="-96" cy="68" r="13"/><circle cx="-52" cy="76" r="13"/><circle cx="88" cy="66" r="13"/><circle cx="44" cy="74" r="13"/></g><g transform="translate(0-28)"><path d="M-92-38H92l14 33-14 33H-92l-14-33z" fill="#fff7e0" stroke="#8e2416" stroke-width="4"/><text y="14" text-anchor="middle" font-family="'Barlow Condensed', sans-serif" font-weight="700" font-style="italic" font-size="54" fill="#b52a18">ROCKET-O</text></g>`),
  },
  plate: {
    room: 'kitchen', size: [260], fill: '#f5f2ea', height: 4,
    art: `${RIM(94, '#5f8f86', 4)}<circle r="70" fill="#fbf9f4" stroke="#ddd6c8" stroke-width="2"/>${DISH}<g transform="translate(-8 4)"><path d="M-44-6c-6-34 34-48 58-34 30 16 38 44 14 64-22 18-66 14-72-30z" fill="#fffdf6" stroke="#e6dcc5" stroke-width="3"/><circle cx="2" cy="-2" r="19" fill="#f5a81c"/><circle cx="-4" cy="-8" r="6" fill="#ffffffb0"/></g><g fill="none" stroke="#a8472f" stroke-linecap="round" stroke-width="13"><path d="M34-44c10 20-4 34 8 54"/><path d="M52-34c10 18-2 30 8 46"/></g><g fill="none" stroke="#e8a48f" stroke-linecap="round" stroke-width="3"><path d="M34-44c10 20-4 34 8 54"/><path d="M52-34c10 18-2 30 8 46"/></g>`,
  },
  'coffee pot': {
    room: 'kitchen', size: [144], fill: '#3b4a54', height: 14,
    art: `<circle r="92" fill="#46596a"/><circle r="92" fill="url(#tt-steel)" opacity=".75"/>${DOME}<circle r="64" fill="#2d373e" stroke="#1a2126" stroke-width="3"/><circle r="64" fill="url(#tt-dome)"/><circle cx="2" cy="4" r="17" fill="#0006"/><circle r="16" fill="#c0392b"/><circle r="16" fill="url(#tt-dome)"/><path d="M-14-96 0-100 14-96 9-66H-9z" fill="#1d252a"/>`,
  },
  toaster: {
    room: 'kitchen', size: [280, 170], fill: '#bfc7cc', height: 14,
    art: `<rect x="-140" y="-85" width="280" height="170" rx="16" fill="url(#tt-steel)"/><rect x="-112" y="-54" width="224" height="36" rx="9" fill="#2a2b2e"/><rect x="-112" y="18" width="224" height="36" rx="9" fill="#2a2b2e"/><rect x="-100" y="-50" width="190" height="27" rx="8" fill="#c8883f"/><rect x="-100" y="-46" width="190" height="10" rx="5" fill="#e7b873"/><g stroke="#d8662f" stroke-width="3" opacity=".75"><path d="M-104 30h208M-104 42h208"/></g><rect x="-140" y="-85" width="280" height="170" rx="16" fill="url(#tt-bar)" opacity=".6"/><circle cx="126" cy="0" r="9" fill="#31363a"/><circle cx="126" cy="0" r="4" fill="#d8452f"/>`,
  },
  'egg cup': {
    room: 'kitchen', size: [50], fill: '#e8b04a', height: 7,
    art: `${RIM(90, '#b97f1c', 6)}<circle r="70" fill="#f6e7d2"/><circle cx="-8" cy="-8" r="58" fill="#fbf2e4"/><circle r="70" fill="url(#tt-dome)"/>`,
  },
  mug: { room: 'kitchen', size: [84], fill: '#c8452f', height: 10, art: drink('#d9553d', '#4a2712', '<ellipse cx="10" cy="8" rx="46" ry="38" fill="#5d3419"/>') },
  salt: {
    room: 'kitchen', size: [40], fill: '#eef1f2', height: 9,
    art: `<circle r="72" fill="url(#tt-steel)"/><g fill="#3d454b"><circle r="9"/><circle cy="-34" r="9"/><circle cx="32" cy="-10" r="9"/><circle cx="20" cy="28" r="9"/><circle cx="-20" cy="28" r="9"/><circle cx="-32" cy="-10" r="9"/></g>${DOME}`,
  },
  pepper: {
    room: 'kitchen', size: [40], fill: '#5c3a22', height: 12,
    art: `${RIM(80, '#3c2413', 6)}<circle r="56" fill="#7a4f30"/><circle r="20" fill="url(#tt-steel)"/>${DOME}`,
  },
  'butter knife': {
    room: 'kitchen', size: [150, 18], fill: '#dfe4e6', height: 2,
    art: `<rect x="-75" y="-9" width="150" height="18" rx="2" fill="#f1e8d4"/><path d="M-73 0c0-6 6-7.500 14-7.500H4v15h-55c-12 0-22-2-22-7.500z" fill="url(#tt-steel)" stroke="#7b848b" stroke-width="1"/><rect x="4" y="-6.500" width="69" height="13" rx="5" fill="#3a2a1e"/><path d="M12 0h52" stroke="#8a6b4d" stroke-width="2"/>`,
  },
  'fruit bowl': {
    room: 'dinner', size: [260], fill: '#7a4a26', height: 10,
    art: `${RIM(94, '#5a3317', 6)}<circle r="86" fill="#8f5a30"/>${DISH}<g stroke="#0003" stroke-width="2"><circle cx="-28" cy="-30" r="36" fill="#c8322f"/><circle cx="34" cy="-34" r="33" fill="#ef8a1d"/><circle cx="42" cy="26" r="34" fill="#8fb13a"/><circle cx="-36" cy="34" r="32" fill="#ef9a2a"/><circle cx="4" cy="4" r="30" fill="#d8433a"/></g><path d="M-58 8c30 34 74 44 104 22" fill="none" stroke="#f2cd45" stroke-width="22" stroke-linecap="round"/><path d="M-56 4c30 30 72 40 100 20" fill="none" stroke="#fbe48a" stroke-width="5" stroke-linecap="round"/><g fill="#fff8"><circle cx="-38" cy="-42" r="8"/><circle cx="24" cy="-44" r="7"/><circle cx="34" cy="14" r="7"/><circle cx="-4" cy="-6" r="6"/></g>`,
  },
  'bread board': {
    room: 'dinner', size: [360, 140], fill: '#c99a62', height: 4,
    art: slab(360, 140, `<path d="M-180-40C-60-48 60-30 180-42M-180-8C-40-18 80 6 180-8M-180 30C-60 20 60 42 180 28" fill="none" stroke="#a97a45" stroke-width="2" opacity=".7"/><path d="M-120-6c0-34 40-44 96-44s104 6 104 42-50 46-104 46S-120 30-120-6z" fill="#b0682c"/><path d="M-112-8c0-30 40-38 88-38s96 6 96 36-46 38-96 38S-112 22-112-8z" fill="#cf8a45"/><g fill="none" stroke="#f0c791" stroke-width="8" stroke-linecap="round"><path d="M-78-28l20 44M-40-34l20 50M0-34l20 48M36-28l16 36"/></g><rect x="98" y="-46" width="62" height="10" rx="5" fill="#4b3322"/><path d="M98-41H-20" stroke="#0000"/>`, 10),
  },
  vase: {
    room: 'dinner', size: [140], fill: '#2e6f74', height: 16,
    art: `${RIM(90, '#1d4b4f', 5)}${DOME}<circle r="46" fill="#123235"/><g transform="translate(-4-6)">${PETALS.map((turn) => `<ellipse transform="rotate(${turn + 15})" cy="-30" rx="16" ry="27" fill="#e8587a" stroke="#b43357" stroke-width="2"/>`).join('')}<circle r="15" fill="#f4c84a"/></g><g transform="translate(46 40) scale(.6)">${PETALS.map((turn) => `<ellipse transform="rotate(${turn})" cy="-28" rx="15" ry="25" fill="#f4a6bb" stroke="#c9627f" stroke-width="2"/>`).join('')}<circle r="14" fill="#f4c84a"/></g>`,
  },
  'wine bottle': {
    room: 'dinner', size: [300, 76], fill: '#20382a', height: 9,
    art: `<rect x="-150" y="-38" width="300" height="76" rx="10" fill="#3a2417"/><path d="M-146-38H40c40 0 40 22 62 24h46v28h-46c-22 2-22 24-62 24H-146z" fill="#1f4a33"/><rect x="112" y="-14" width="36" height="28" rx="3" fill="#7c1f2b"/><rect x="-112" y="-34" width="116" height="68" fill="#f3ead3"/><path d="M-104-24h100M-104 24h100" stroke="#a8803a" stroke-width="3"/><text x="-54" y="9" text-anchor="middle" font-family="'Barlow Condensed', sans-serif" font-weight="700" font-size="25" fill="#6b1a26">NEBBIA</text><rect x="-146" y="-38" width="294" height="76" fill="url(#tt-bar)"/>`,
  },
  candle: {
    room: 'dinner', size: [70], fill: '#b98a2e', height: 8,
    art: `${RIM(90, '#8a6318', 6)}${DISH}<circle r="58" fill="#f6ecd6"/><circle r="46" fill="#fdf6e2"/><circle r="26" fill="#ffd36b"/><circle r="15" fill="#fff4c9"/><path d="M0 3v-9" stroke="#3a2a1e" stroke-width="4"/>`,
  },
  tumbler: {
    room: 'dinner', size: [70], fill: '#b8d2dc', height: 9,
    art: `<circle r="94" fill="#cfe3ea"/><circle r="78" fill="#e6f2f5"/><circle r="78" fill="url(#tt-dish)"/><path d="M-58-20a62 62 0 0 1 40-40" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>${RIM(96, '#7fa3b1', 5)}`,
  },
  'napkin stack': {
    room: 'dinner', size: [130, 130], fill: '#c9485b', height: 3,
    art: `<rect x="-65" y="-65" width="130" height="130" fill="#f6efe6"/><path d="M-65-65h130v130h-130zM-50-50h100v100H-50z" fill="#c9485b" fill-rule="evenodd"/><path d="M-65 65 65-65" stroke="#0002" stroke-width="2"/><g fill="#c9485b"><circle r="12"/><circle cy="-26" r="6"/><circle cy="26" r="6"/><circle cx="26" r="6"/><circle cx="-26" r="6"/></g><path d="M-65-65h130L-65 65z" fill="#fff3"/>`,
  },
  'wine glass': {
    room: 'dinner', size: [76], fill: '#d5dfe2', height: 10,
    art: `<circle r="94" fill="#e3eaec"/><circle r="76" fill="#7a1730"/><circle cx="-10" cy="-10" r="50" fill="#94243f"/><circle r="76" fill="url(#tt-dish)"/>${RIM(94, '#9fb0b6', 5)}<path d="M-56-20a60 60 0 0 1 38-38" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8"/>`,
  },
  'cheese dome': {
    room: 'dinner', size: [160], fill: '#a8743c', height: 12,
    art: `${RIM(92, '#7b5024', 6)}<path d="M-46 28 50 8 6-46z" fill="#f2c84b" stroke="#c99a26" stroke-width="4"/><circle cx="2" cy="-8" r="7" fill="#d7a92f"/><circle cx="18" cy="6" r="5" fill="#d7a92f"/><circle cx="-16" cy="14" r="6" fill="#d7a92f"/><circle r="84" fill="#dff0f5" opacity=".35"/><circle r="84" fill="url(#tt-dome)"/><circle r="11" fill="#e9f4f7" stroke="#9fb7c0" stroke-width="3"/>`,
  },
  'menu stand': {
    room: 'cafe', size: [140, 60], fill: '#2c2a28', height: 12,
    art: slab(140, 60, `<rect x="-64" y="-24" width="128" height="48" fill="#f5ecd9"/><path d="M-64 0H64" stroke="#2c2a28" stroke-width="4"/><text y="-6" text-anchor="middle" font-family="'Barlow Condensed', sans-serif" font-weight="700" font-style="italic" font-size="19" fill="#7c2b1c">CAFÉ</text><path d="M-48 9h96M-48 16h70" stroke="#8a7a63" stroke-width="3"/>`),
  },
  cappuccino: {
    room: 'cafe', size: [88], fill: '#efe6d7', height: 7,
    art: drink('#fbf6ec', '#b87c43', '<path d="M0 52C-60 14-46-34-18-34-6-34 0-24 0-18 0-24 6-34 18-34 46-34 60 14 0 52z" fill="#f6e6c9"/><path d="M0 30C-30 8-22-14-8-14-2-14 0-9 0-6" fill="none" stroke="#b87c43" stroke-width="6"/>'),
  },
  'espresso cup': { room: 'cafe', size: [64], fill: '#efe6d7', height: 6, art: drink('#fbf6ec', '#3d200e', '<circle cx="-8" cy="-6" r="40" fill="#7d4a20"/><circle cx="10" cy="10" r="32" fill="#5a3013"/>') },
  croissant: {
    room: 'cafe', size: [140, 70], fill: '#f3ece0', height: 5,
    art: `<rect x="-70" y="-35" width="140" height="70" rx="10" fill="#f6f1e7"/><rect x="-65" y="-30" width="130" height="60" rx="8" fill="none" stroke="#d3c6ae" stroke-width="2"/><path d="M-60 18C-52-22-22-30 0-30s52 8 60 48c1 8-8 10-13 4C36 6 20 0 0 0s-36 6-47 22c-5 6-14 4-13-4z" fill="#c97f2e" stroke="#8f531a" stroke-width="2"/><g fill="none" stroke="#8f531a" stroke-width="2.500"><path d="M-40-15c10 6 12 14 10 22M-20-26c8 8 8 18 6 27M20-26c-8 8-8 18-6 27M40-15c-10 6-12 14-10 22M0-30v30"/></g><path d="M-42-10C-30-22-14-25 0-25" fill="none" stroke="#f0bb73" stroke-width="4" stroke-linecap="round"/>`,
  },
  'water glass': {
    room: 'cafe', size: [68], fill: '#bcd8e3', height: 9,
    art: `<circle r="94" fill="#d3e7ee"/><circle r="78" fill="#a9d0df"/><g fill="#eef8fb" opacity=".85"><path d="M-40-30h34v34h-34z" transform="rotate(15)"/><path d="M6-8h32v32H6z" transform="rotate(-20)"/></g><circle r="78" fill="url(#tt-dish)"/>${RIM(95, '#7fa9ba', 5)}`,
  },
  'salt cellar': {
    room: 'cafe', size: [60], fill: '#dfe7ea', height: 5,
    art: `${RIM(92, '#9db2bb', 6)}<circle r="70" fill="#fff"/><circle cx="-14" cy="10" r="34" fill="#eef2f4"/><path d="M10 10 60-50" stroke="url(#tt-steel)" stroke-width="9" stroke-linecap="round"/>${DISH}`,
  },
};
