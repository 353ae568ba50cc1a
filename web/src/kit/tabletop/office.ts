/** What lies about on desks, as it looks from above. */

import type { Thing } from './things';

const BAR = (w: number, h: number, round = 3) =>
  `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${round}" fill="url(#tt-bar)"/>`;

/** Rows of keys. */
const KEYS = [0, 1, 2, 3, 4]
  .map((row) => `<path d="M-138 ${-84 + row * 24}H138" stroke="#3c4248" stroke-width="17" stroke-dasharray="20 4" stroke-dashoffset="${row * 7}"/>`)
  .join('');

export const OFFICE: Readonly<Record<string, Thing>> = {
  laptop: {
    room: 'desk', size: [340, 240], fill: '#aeb5bb', height: 5,
    art: `<rect x="-170" y="-120" width="340" height="240" rx="12" fill="url(#tt-steel)"/><rect x="-148" y="-102" width="296" height="130" rx="6" fill="#23272b"/>${KEYS}<rect x="-52" y="40" width="104" height="66" rx="6" fill="#9aa2a9" stroke="#7d868d" stroke-width="2"/><rect x="96" y="66" width="52" height="36" rx="3" fill="#d8452f" transform="rotate(-8 122 84)"/><text x="122" y="91" text-anchor="middle" transform="rotate(-8 122 84)" font-family="'Barlow Condensed', sans-serif" font-weight="700" font-style="italic" font-size="22" fill="#fff">ZOOM</text>${BAR(340, 240, 12)}`,
  },
  phone: {
    room: 'desk', size: [150, 75], fill: '#1d2024', height: 3,
    art: `<rect x="-75" y="-37.500" width="150" height="75" rx="9" fill="#17191c"/><rect x="-70" y="-33" width="140" height="66" rx="6" fill="#1d4f73"/><path d="M-70 33V8C-40-14-14 22 20 2 40-10 56-2 70-12V27a6 6 0 0 1-6 6z" fill="#e8643a"/><path d="M-70 33V22C-30 4 10 32 70 8V27a6 6 0 0 1-6 6z" fill="#7c2b4d"/><circle cx="34" cy="-14" r="9" fill="#ffd98a"/><circle cx="-63" r="2.500" fill="#0a0b0d"/><path d="M-70-33h70L-70 20z" fill="#fff" opacity=".08"/>`,
  },
  'computer mouse': {
    room: 'desk', size: [110, 66], fill: '#31363b', height: 7,
    art: `<rect x="-55" y="-33" width="110" height="66" rx="5" fill="#4b5660"/><rect x="-50" y="-29" width="100" height="58" rx="27" fill="#2b2f33"/><path d="M0-29V29M0 0H50" stroke="#14171a" stroke-width="2.500"/><rect x="14" y="-5" width="24" height="10" rx="5" fill="#d8452f"/><rect x="-50" y="-29" width="100" height="58" rx="27" fill="url(#tt-bar)"/>`,
  },
  notebook: {
    room: 'desk', size: [210, 148], fill: '#23574d', height: 4,
    art: `<rect x="-105" y="-74" width="210" height="148" rx="5" fill="#23574d"/>${BAR(210, 148, 5)}<path d="M-105-58H105" stroke="#17403a" stroke-width="3"/><g stroke="#cfd6da" stroke-width="4" stroke-linecap="round">${[...Array(12).keys()].map((at) => `<path d="M${-93 + at * 17}-72v14"/>`).join('')}</g><rect x="-58" y="-24" width="116" height="52" rx="3" fill="#f1e6cb"/><text y="11" text-anchor="middle" font-family="'Barlow Condensed', sans-serif" font-weight="600" font-style="italic" font-size="27" fill="#4b3a22">Flight log</text>`,
  },
  'desk lamp': {
    room: 'desk', size: [160], fill: '#b8332a', height: 16,
    art: `<circle r="88" fill="none" stroke="#8a231c" stroke-width="5"/><circle r="100" fill="url(#tt-dome)"/><circle r="58" fill="none" stroke="#fff" stroke-width="3" opacity=".25"/><circle cx="3" cy="4" r="24" fill="#0005"/><circle r="22" fill="#31363b"/><circle r="22" fill="url(#tt-dome)"/><path d="M-8-96h16v74H-8z" fill="url(#tt-steel)"/>`,
  },
  stapler: {
    room: 'desk', size: [130, 40], fill: '#2f6fa8', height: 6,
    art: `<rect x="-65" y="-20" width="130" height="40" rx="5" fill="#24333f"/><rect x="-62" y="-14" width="120" height="28" rx="12" fill="#2f6fa8"/><rect x="-62" y="-14" width="120" height="28" rx="12" fill="url(#tt-bar)"/><rect x="34" y="-9" width="22" height="18" rx="3" fill="url(#tt-steel)"/><circle cx="-48" r="6" fill="#1c3f60"/>`,
  },
  'sticky tape': {
    room: 'desk', size: [80], fill: '#d9b15a', height: 5,
    art: `<circle r="88" fill="none" stroke="#b78d36" stroke-width="3"/><circle r="76" fill="none" stroke="#b78d36" stroke-width="2"/><circle r="62" fill="#8a6a3a"/><circle r="54" fill="#3a2d1e"/><circle r="54" fill="url(#tt-dish)"/><path d="M-70-34a78 78 0 0 1 44-40" fill="none" stroke="#fff6da" stroke-width="9" stroke-linecap="round" opacity=".8"/>`,
  },
  pencil: {
    room: 'desk', size: [170, 9], fill: '#f0b429', height: 2,
    art: `<rect x="-85" y="-4.500" width="170" height="9" fill="#f0b429"/><path d="M-85-1.500H60M-85 1.500H60" stroke="#c8891a" stroke-width=".8"/><path d="M60-4.500 85 0 60 4.500z" fill="#ecd2a8"/><path d="M76-1.700 85 0 76 1.700z" fill="#2c2c2c"/><path d="M60-4.500 85-4.500V4.500H60L85 0z" fill="#8c6a3f" opacity=".35"/><rect x="-85" y="-4.500" width="14" height="9" fill="#e58aa0"/><rect x="-71" y="-4.500" width="9" height="9" fill="url(#tt-steel)"/>`,
  },
  'glasses case': {
    room: 'desk', size: [150, 60], fill: '#5b3320', height: 7,
    art: `<rect x="-75" y="-30" width="150" height="60" rx="16" fill="#6f4029"/><rect x="-75" y="-30" width="150" height="60" rx="16" fill="url(#tt-bar)"/><rect x="-69" y="-24" width="138" height="48" rx="12" fill="none" stroke="#c79a6e" stroke-width="1.500" stroke-dasharray="5 4"/><circle cx="0" cy="26" r="5" fill="#d9b15a"/>`,
  },
  keys: {
    room: 'dinner', size: [80, 44], fill: '#3b2c22', height: 3,
    art: `<rect x="-40" y="-22" width="80" height="44" rx="6" fill="#4a3526"/><rect x="-37" y="-19" width="74" height="38" rx="5" fill="none" stroke="#c79a6e" stroke-width="1" stroke-dasharray="4 3"/><circle cx="-22" r="12" fill="none" stroke="url(#tt-steel)" stroke-width="4"/><path d="M-12-6 32-13v6l-6 1v4h-5v-3l-6 1v4h-5v-3l-20 4zM-12 6l40 3v6h-8v-4h-6v3h-6v-4l-20-1z" fill="#d9b15a" stroke="#8a6a2a" stroke-width="1"/>`,
  },
  corkscrew: {
    room: 'dinner', size: [130, 41], fill: '#efe7d8', height: 3,
    art: `<rect x="-65" y="-20.500" width="130" height="41" rx="4" fill="#f4eee2"/><rect x="-61" y="-16.500" width="122" height="33" rx="3" fill="none" stroke="#d8ccb6" stroke-width="1.500"/><rect x="-56" y="-17" width="18" height="34" rx="8" fill="#7a4526"/><rect x="-56" y="-17" width="18" height="34" rx="8" fill="url(#tt-bar)"/><path d="M-38 0h40" stroke="url(#tt-steel)" stroke-width="6"/><path d="M-38-.01h40" stroke="#8b949a" stroke-width="6"/><path d="M2 0c4-12 8-12 11 0s7 12 11 0 7-12 11 0 7 10 10 0l10 0" fill="none" stroke="#8b949a" stroke-width="4" stroke-linecap="round"/>`,
  },
};
