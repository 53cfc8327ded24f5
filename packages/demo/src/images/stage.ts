// Studio backdrops for the pack images: a seamless sweep with its horizon, one pool of light, and at most one set piece.
import { gobo, sweep, vignette } from './backdrop.ts';
import { shadowOn, tone } from './colour.ts';
import { turned } from './materials.ts';
import { blob, ellipsePath, n, type Profile, rectPath } from './path.ts';
import { filtered, group, place, type Sheet, shape } from './sheet.ts';

export type SetPiece = 'sweep' | 'plinth' | 'slab' | 'arch' | 'disc' | 'panel' | 'steps' | 'linen' | 'ledge';

export interface StageSpec {
  wall: string;
  floor: string;
  piece: SetPiece;
  /** Colour of the set piece. */
  set: string;
  horizon?: number;
  /** Leaf or window shadows falling on the wall. */
  gobo?: 'leaves' | 'window' | 'palm';
}

export interface Stage {
  behind: string;
  /** Y position of the pack's foot. */
  ground: number;
  floor: string;
  /** Drawn over everything: vignette. */
  veil: string;
}

function block(sheet: Sheet, x: number, y: number, w: number, h: number, depth: number, colour: string): string {
  const top = `M${n(x)} ${n(y)}L${n(x + depth * 0.5)} ${n(y - depth)}H${n(x + w - depth * 0.5)}L${n(x + w)} ${n(y)}Z`;
  const front = sheet.linear(
    [
      [0, tone(colour, -0.06)],
      [0.7, tone(colour, -0.13)],
      [1, tone(colour, -0.2)],
    ],
    x,
    0,
    x + w,
    0,
  );
  const face = sheet.fade(tone(colour, 0.1), tone(colour, -0.01), x, 0, x + w, 0);
  return shape(top, face) + shape(rectPath(x, y, w, h), front) + shape(rectPath(x, y, w, 3), '#fff', 0.3);
}

const blockShadow = (sheet: Sheet, x: number, y: number, w: number, h: number, floor: string): string =>
  filtered(
    sheet.blur(22, 20, 40),
    shape(
      `M${n(x)} ${n(y + h)}L${n(x + w)} ${n(y)}L${n(x + w + h * 1.3)} ${n(y + h * 0.55)}L${n(x + w + h)} ${n(y + h + 46)}L${n(x + 30)} ${n(y + h + 14)}Z`,
      shadowOn(floor),
      0.42,
    ),
  );

type Piece = (sheet: Sheet, spec: StageSpec, horizon: number) => { markup: string; ground: number; floor?: string };

const pieces: Record<SetPiece, Piece> = {
  sweep: () => ({ markup: '', ground: 1290 }),
  plinth: (sheet, { set, floor }) => {
    const profile: Profile = [
      [470, -190],
      [476, -184, 4],
      [476, 0],
    ];
    const drum = place(
      800,
      1500,
      1,
      turned(sheet, profile, { material: 'matte', colour: set }) +
        shape(ellipsePath(0, -190, 470, 61), sheet.fade(tone(set, 0.09), tone(set, -0.02), -470, 0, 470, 0)),
    );
    return {
      markup: filtered(sheet.blur(26, 20, 40), shape('M420 1500L1276 1470L1640 1560L1500 1640L420 1600Z', shadowOn(floor), 0.4)) + drum,
      ground: 1318,
      floor: set,
    };
  },
  slab: (sheet, { set, floor }) => ({
    markup: blockShadow(sheet, 270, 1330, 1060, 92, floor) + block(sheet, 270, 1330, 1060, 92, 120, set),
    ground: 1284,
    floor: set,
  }),
  steps: (sheet, { set, floor }) => ({
    markup:
      blockShadow(sheet, 200, 1130, 560, 290, floor) +
      block(sheet, 150, 1090, 520, 330, 90, tone(set, -0.03)) +
      blockShadow(sheet, 330, 1330, 1010, 120, floor) +
      block(sheet, 330, 1330, 1010, 120, 110, set),
    ground: 1290,
    floor: set,
  }),
  arch: (sheet, { set }, horizon) => {
    const d = `M440 ${horizon + 8}V560A360 360 0 0 1 1160 560V${horizon + 8}Z`;
    const inner = `M452 ${horizon + 8}V566A348 348 0 0 1 1160 566V${horizon + 8}Z`;
    const fill = sheet.linear(
      [
        [0, tone(set, -0.12)],
        [0.2, tone(set, -0.02)],
        [1, tone(set, 0.06)],
      ],
      440,
      0,
      1160,
      0,
    );
    return {
      markup:
        shape(d, tone(set, -0.2)) +
        shape(inner, fill) +
        filtered(sheet.blur(20), shape(`M452 ${horizon}V566A348 348 0 0 1 700 240A420 420 0 0 0 540 600V${horizon}Z`, shadowOn(set), 0.3)),
      ground: 1290,
    };
  },
  disc: (sheet, { set }) => ({
    markup:
      filtered(sheet.blur(20, 20, 20), shape(ellipsePath(900, 630, 440, 440), shadowOn(set), 0.18)) +
      shape(ellipsePath(860, 590, 440, 440), sheet.fade(tone(set, 0.06), tone(set, -0.06), 500, 200, 1200, 1000)),
    ground: 1290,
  }),
  panel: (sheet, { set }, horizon) => ({
    markup:
      filtered(sheet.blur(18, 20, 10), shape(rectPath(640, 190, 720, horizon - 180), shadowOn(set), 0.3)) +
      shape(rectPath(600, 150, 700, horizon - 138), sheet.fade(tone(set, 0.05), tone(set, -0.05), 600, 150, 1300, horizon)),
    ground: 1300,
  }),
  ledge: (sheet, { set, floor }) => ({
    markup:
      shape(rectPath(0, 1180, 1600, 180), sheet.fade(tone(set, 0.08), tone(set, 0.01), 0, 1180, 0, 1360)) +
      shape(rectPath(0, 1360, 1600, 240), sheet.fade(tone(set, -0.08), tone(floor, -0.16), 0, 1360, 0, 1600)) +
      shape(rectPath(0, 1358, 1600, 5), '#fff', 0.35),
    ground: 1280,
    floor: set,
  }),
  linen: (sheet, { set }) => ({ markup: linenCloth(sheet, set), ground: 1290, floor: set }),
};

/** Draws a cloth over the table: a pale blob with a few long soft folds. */
function linenCloth(sheet: Sheet, colour: string): string {
  const d = blob(sheet.random, 760, 200, 0.1, 11);
  const folds = [-420, -180, 90, 330, 560]
    .map(
      (x, i) =>
        `M${x} ${-150 + i * 18}C${x + 90} ${-60} ${x - 70} 40 ${x + 60} 180L${x + 84} 180C${x - 30} 40 ${x + 130} -60 ${x + 18} ${-150 + i * 18}Z`,
    )
    .join('');
  const cloth = shape(d, sheet.fade(tone(colour, 0.05), tone(colour, -0.06), -700, 0, 700, 0));
  const soft = filtered(
    sheet.blur(13, 10, 10),
    shape(folds, tone(colour, -0.22), 0.5) + group('translate(-26 0)', shape(folds, '#fff', 0.4)),
  );
  return place(
    800,
    1360,
    1,
    filtered(sheet.blur(14, 10, 20), place(14, 22, 1, shape(d, shadowOn(colour), 0.5))) +
      cloth +
      `<g clip-path="${sheet.clip(d)}">${soft}</g>`,
  );
}

export function drawStage(sheet: Sheet, spec: StageSpec): Stage {
  const horizon = spec.horizon ?? 1060;
  const piece = pieces[spec.piece](sheet, spec, horizon);
  const shadows = spec.gobo ? gobo(sheet, spec.gobo, spec.wall) : '';
  return {
    behind: sweep(sheet, spec.wall, spec.floor, horizon) + piece.markup + shadows,
    ground: piece.ground,
    floor: piece.floor ?? spec.floor,
    veil: vignette(sheet, spec.wall),
  };
}
