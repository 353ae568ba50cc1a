/** What lies about on workbenches, as it looks from above. */

import type { Thing } from './things';

const BAR = (w: number, h: number, round = 3) =>
  `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${round}" fill="url(#tt-bar)"/>`;

/** Marks of a ruler, from one end to the other. */
function marks(from: number, to: number, step: number, y: number, length: number): string {
  const each = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => {
    const long = at % 5 === 0 ? length : length * 0.55;
    return `M${from + at * step} ${y}v${long}`;
  });
  return `<path d="${each.join('')}" stroke="#2b3136" stroke-width="1.500"/>`;
}

export const TOOLS: Readonly<Record<string, Thing>> = {
  'spirit level': {
    room: 'bench', size: [600, 40], fill: '#e7b416', height: 6,
    art: `<rect x="-300" y="-20" width="600" height="40" fill="#e7b416"/><rect x="-300" y="-20" width="600" height="6" fill="#c4930a"/><rect x="-300" y="14" width="600" height="6" fill="#c4930a"/>${BAR(600, 40, 0)}<rect x="-300" y="-20" width="16" height="40" fill="#23272b"/><rect x="284" y="-20" width="16" height="40" fill="#23272b"/><rect x="-34" y="-12" width="68" height="24" rx="12" fill="#23272b"/><rect x="-28" y="-8" width="56" height="16" rx="8" fill="#c9ee5a"/><ellipse cx="3" rx="11" ry="6" fill="#effcc0"/><path d="M-12-8v16M14-8v16" stroke="#23272b" stroke-width="2"/><circle cx="-190" r="13" fill="#23272b"/><circle cx="-190" r="8" fill="#c9ee5a"/><circle cx="190" r="13" fill="#23272b"/><circle cx="190" r="8" fill="#c9ee5a"/><text x="-100" y="9" text-anchor="middle" font-family="'Barlow Condensed', sans-serif" font-weight="700" font-style="italic" font-size="26" fill="#23272b">TRUE 60</text>`,
  },
  toolbox: {
    room: 'bench', size: [200, 50], fill: '#b3271e', height: 14,
    art: `<rect x="-100" y="-25" width="200" height="50" rx="3" fill="#b3271e"/>${BAR(200, 50)}<path d="M-92-17h184v34H-92z" fill="none" stroke="#7b1711" stroke-width="3"/><rect x="-46" y="-8" width="92" height="16" rx="8" fill="#23272b"/><rect x="-46" y="-8" width="92" height="16" rx="8" fill="url(#tt-bar)"/><rect x="-82" y="12" width="18" height="10" rx="2" fill="url(#tt-steel)"/><rect x="64" y="12" width="18" height="10" rx="2" fill="url(#tt-steel)"/>`,
  },
  'steel ruler': {
    room: 'bench', size: [500, 30], fill: '#c7ced3', height: 2,
    art: `<rect x="-250" y="-15" width="500" height="30" fill="url(#tt-steel)"/>${marks(-240, 232, 8, -15, 12)}${marks(-240, 232, 8, 15, -12)}<circle cx="241" r="5" fill="#5f676d"/><text x="-150" y="5" font-family="'Barlow Condensed', sans-serif" font-weight="600" font-size="15" fill="#3b4349">STAINLESS</text>`,
  },
  'paint tin tray': {
    room: 'bench', size: [200, 60], fill: '#3c4a57', height: 8,
    art: `<rect x="-100" y="-30" width="200" height="60" rx="4" fill="#3c4a57"/><rect x="-92" y="-23" width="184" height="46" rx="4" fill="#232c34"/><g><circle cx="-64" r="19" fill="#c7ced3"/><circle cx="-64" r="14" fill="#d8452f"/><circle cx="-22" r="19" fill="#c7ced3"/><circle cx="-22" r="14" fill="#f0b429"/><circle cx="20" r="19" fill="#c7ced3"/><circle cx="20" r="14" fill="#2f8f6b"/><circle cx="62" r="19" fill="#c7ced3"/><circle cx="62" r="14" fill="#2f6fa8"/></g><g fill="#fff" opacity=".5"><circle cx="-69" cy="-5" r="3"/><circle cx="-27" cy="-5" r="3"/><circle cx="15" cy="-5" r="3"/><circle cx="57" cy="-5" r="3"/></g>`,
  },
  hammer: {
    room: 'bench', size: [220, 30], fill: '#3a332b', height: 4,
    art: `<rect x="-110" y="-15" width="220" height="30" rx="3" fill="#54483a"/><path d="M-108-5H62V5H-108a5 5 0 0 1 0-10z" fill="#c78b4c"/><path d="M-108-5H62v3H-108z" fill="#e3b27b"/><path d="M-110-6h54V6h-54z" fill="#b3271e"/><path d="M60-14h36l13 5v18l-13 5H60z" fill="url(#tt-steel)" stroke="#3f474d" stroke-width="1.500"/><path d="M96-14v28" stroke="#3f474d" stroke-width="1.500"/>`,
  },
  'tape measure': {
    room: 'bench', size: [72], fill: '#f0c419', height: 6,
    art: `<circle r="92" fill="none" stroke="#23272b" stroke-width="9"/><circle r="58" fill="#23272b"/><circle r="100" fill="url(#tt-dome)"/><text y="14" text-anchor="middle" font-family="'Barlow Condensed', sans-serif" font-weight="700" font-size="44" fill="#f0c419">5 m</text>`,
  },
  'jar of screws': {
    room: 'bench', size: [76], fill: '#bcd3d6', height: 10,
    art: `<circle r="92" fill="#d5e6e8" stroke="#86a7ab" stroke-width="5"/><circle r="76" fill="#8f9aa0"/><g stroke="#5a646a" stroke-width="3" fill="url(#tt-steel)"><circle cx="-30" cy="-30" r="17"/><circle cx="26" cy="-36" r="16"/><circle cx="40" cy="16" r="17"/><circle cx="-6" cy="4" r="18"/><circle cx="-42" cy="22" r="15"/><circle cx="6" cy="48" r="16"/></g><g stroke="#3f474d" stroke-width="4"><path d="M-38-38l16 16M18-36h16M40 8v16M-14 4H2M-50 14l16 16M0 42l12 12"/></g><circle r="92" fill="url(#tt-glass)"/>`,
  },
  pliers: {
    room: 'bench', size: [130, 40], fill: '#4a5157', height: 3,
    art: `<rect x="-65" y="-20" width="130" height="40" rx="4" fill="#5b5044"/><path d="M-63-17C-30-20-4-10 20-5L6 6C-14-4-34-9-62-9z" fill="#c0392b"/><path d="M-63 17C-30 20-4 10 20 5L6-6C-14 4-34 9-62 9z" fill="#d8452f"/><path d="M10-9 60-5v4H26v2h34v4L10 9 2 0z" fill="url(#tt-steel)" stroke="#3f474d" stroke-width="1"/><circle cx="13" r="6" fill="#343b40"/>`,
  },
  'glue pot': {
    room: 'bench', size: [68], fill: '#e9e4d8', height: 8,
    art: `<circle r="90" fill="none" stroke="#b3271e" stroke-width="12"/><circle r="70" fill="#f7f2e2"/><circle cx="-12" cy="12" r="40" fill="#fffdf3"/><circle r="70" fill="url(#tt-dish)"/><path d="M-8 8 62-66" stroke="#8a5a2b" stroke-width="15" stroke-linecap="round"/><path d="M-8 8 62-66" stroke="#c78b4c" stroke-width="6" stroke-linecap="round"/>`,
  },
  sandpaper: {
    room: 'bench', size: [110, 110], fill: '#a8703f', height: 1,
    art: `<rect x="-55" y="-55" width="110" height="110" fill="#a8703f"/><g fill="#8a5729">${[...Array(60).keys()].map((at) => `<circle cx="${((at * 37) % 104) - 52}" cy="${((at * 61) % 104) - 52}" r="1.600"/>`).join('')}</g><g fill="#c99663">${[...Array(40).keys()].map((at) => `<circle cx="${((at * 53) % 104) - 52}" cy="${((at * 29) % 104) - 52}" r="1.200"/>`).join('')}</g><path d="M55 55V18C44 22 24 40 18 55z" fill="#d9c3a4" stroke="#8a5729" stroke-width="1"/>`,
  },
  screwdriver: {
    room: 'bench', size: [150, 20], fill: '#4d453c', height: 4,
    art: `<rect x="-75" y="-10" width="150" height="20" rx="3" fill="#5f5447"/><path d="M-8-3H62l11 2v2L62 3H-8z" fill="url(#tt-steel)" stroke="#3f474d" stroke-width=".8"/><rect x="-73" y="-9" width="66" height="18" rx="8" fill="#e0591d"/><path d="M-66-4h52M-66 4h52" stroke="#8f3207" stroke-width="2"/><rect x="-73" y="-9" width="66" height="18" rx="8" fill="url(#tt-bar)"/>`,
  },
  'paint tin': {
    room: 'bench', size: [100], fill: '#c7ced3', height: 11,
    art: `<circle r="94" fill="url(#tt-steel)"/><circle r="84" fill="#79838a"/><circle r="76" fill="#2f8f6b"/><path d="M-50-10c20-30 70-34 90-6" fill="none" stroke="#58b892" stroke-width="12" stroke-linecap="round"/><circle r="76" fill="url(#tt-dish)"/><path d="M60 76c6 10 20 8 22-6" fill="#2f8f6b"/>`,
  },
};
