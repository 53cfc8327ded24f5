/** Tints of a drawn still life. */
const tints = {
  sage: ['#cfd8c4', '#8fa387', '#5d7559'],
  clay: ['#ecd3c1', '#c98f6e', '#9a5c3e'],
  sand: ['#e8dcc6', '#c7b18a', '#8e7750'],
  mist: ['#d9dedb', '#a9b6b2', '#6e807b'],
  plum: ['#e2d2d3', '#b38d93', '#7d565f'],
} as const;

/** Name of a tint. */
export type Tint = keyof typeof tints;

const vessels = {
  bottle: (mid: string, deep: string) =>
    `<rect x="176" y="150" width="48" height="46" rx="6" fill="${deep}"/><path d="M150 214q0-18 18-18h64q18 0 18 18v174q0 14-14 14h-72q-14 0-14-14z" fill="${mid}"/><rect x="150" y="262" width="100" height="76" fill="#fbf7ee" opacity=".82"/><path d="M168 290h64M168 306h44" stroke="${deep}" stroke-width="3" opacity=".55"/>`,
  jar: (mid: string, deep: string) =>
    `<rect x="118" y="262" width="164" height="44" rx="8" fill="${deep}"/><path d="M124 306h152v74q0 22-22 22H146q-22 0-22-22z" fill="${mid}"/><rect x="158" y="330" width="84" height="44" fill="#fbf7ee" opacity=".82"/>`,
  dropper: (mid: string, deep: string) =>
    `<path d="M186 120q0-22 14-22t14 22v40h-28z" fill="${deep}"/><rect x="180" y="158" width="40" height="30" rx="3" fill="#fbf7ee" opacity=".75"/><path d="M156 214q0-26 26-26h36q26 0 26 26v174q0 14-14 14h-60q-14 0-14-14z" fill="${mid}"/><path d="M156 300h88v88q0 14-14 14h-60q-14 0-14-14z" fill="${deep}" opacity=".35"/>`,
  tube: (mid: string, deep: string) =>
    `<path d="M150 130h100l-12 236h-76z" fill="${mid}"/><rect x="166" y="366" width="68" height="36" rx="5" fill="${deep}"/><path d="M176 200h48M176 216h34" stroke="#fbf7ee" stroke-width="4" opacity=".8"/>`,
  bar: (mid: string, deep: string) =>
    `<ellipse cx="200" cy="392" rx="128" ry="14" fill="${deep}" opacity=".35"/><rect x="100" y="308" width="200" height="86" rx="34" fill="${mid}"/><path d="M150 346q50-24 100 0" stroke="${deep}" stroke-width="4" fill="none" opacity=".6"/>`,
} as const;

/** Name of a drawn vessel. */
export type Vessel = keyof typeof vessels;

/** Returns a still life for stories, drawn as an svg so that no network is needed: a vessel in window light. */
export function drawnImage(vessel: Vessel, tint: Tint, sprig = false): string {
  const [ground, mid, deep] = tints[tint];
  const leaf = sprig
    ? `<g stroke="${deep}" stroke-width="3" fill="${mid}" opacity=".8"><path d="M318 420C316 340 300 270 268 214" fill="none"/><path d="M312 352q40-8 52-46-44 4-52 46zM304 306q-34-14-38-52 38 12 38 52zM292 262q32-16 36-54-36 12-36 54z"/></g>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect width="400" height="500" fill="${ground}"/><path d="M0 402h400v98H0z" fill="${mid}" opacity=".28"/><path d="M-40 0h150l180 402H90z" fill="#fff" opacity=".16"/><ellipse cx="224" cy="406" rx="120" ry="12" fill="${deep}" opacity=".3"/>${leaf}${vessels[vessel](mid, deep)}<rect width="400" height="500" fill="url(#l)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns a captcha image for stories, drawn as strokes. */
export function drawnCaptcha(): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 44"><rect width="128" height="44" fill="#efe7da"/><g fill="none" stroke="#3a5a45" stroke-width="3" stroke-linecap="round"><path d="M16 12v22M28 12 16 24l13 10"/><path d="m40 14 15-2-9 22"/><path d="M70 34V13l13-1M70 23h10"/><path d="M94 18q4-8 11-4 5 5-3 11l-8 8h15"/></g><path d="M4 30q40-22 120-6" stroke="#98482c" fill="none" opacity=".5"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns the mark of an invented company for stories: a letter on a disc. The marks of real companies belong to them. */
export function drawnMark(letter: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><circle cx="14" cy="14" r="14" fill="#5d6b62"/><text x="14" y="19.5" fill="#fff" font-family="sans-serif" font-size="15" text-anchor="middle">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
