import { styled } from '@mall/ui';

const Svg = styled('svg')(({ theme }) => ({
  width: '100%',
  height: 'auto',
  maxHeight: '30rem',
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  stroke: theme.vars.palette.roles.primary,
  '& > .ground': { fill: theme.vars.palette.roles.accentVeil, stroke: 'none' },
  '& > .leaf': { fill: theme.vars.palette.roles.primaryVeil },
  '& > .berry': { fill: theme.vars.palette.roles.accent, stroke: 'none' },
}));

// One leaf, base at 0/0, pointing up; the sprig consists of such leaves.
const leaf = 'M0 0C-30-34-30-92 0-128C30-92 30-34 0 0ZM0 0V-104M0-34-13-50M0-34 13-50M0-64-12-80M0-64 12-80';

const leaves = [
  { x: 238, y: 420, turn: -62, size: 0.92 },
  { x: 246, y: 372, turn: 54, size: 1 },
  { x: 240, y: 318, turn: -52, size: 1.06 },
  { x: 252, y: 262, turn: 46, size: 1.02 },
  { x: 250, y: 212, turn: -42, size: 0.94 },
  { x: 264, y: 168, turn: 34, size: 0.82 },
  { x: 268, y: 132, turn: -4, size: 0.74 },
] as const;

const berries = [
  { stem: 'M243 356C206 348 176 328 154 306', x: 150, y: 302, r: 10 },
  { stem: 'M248 296C292 286 326 262 346 240', x: 350, y: 236, r: 12 },
  { stem: 'M256 236C226 226 200 212 186 196', x: 182, y: 192, r: 8 },
] as const;

/** Renders a decorative sprig in the theme's colors, hidden from screen readers. */
export function Sprig() {
  return (
    <Svg viewBox="0 0 520 520" aria-hidden="true" focusable="false">
      <circle className="ground" cx="260" cy="268" r="228" />
      <path d="M226 500C240 420 236 330 252 248C258 206 264 164 268 128" />
      {berries.map(({ stem }) => (
        <path key={stem} d={stem} />
      ))}
      {leaves.map(({ x, y, turn, size }) => (
        <path key={y} className="leaf" d={leaf} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
      ))}
      {berries.map(({ x, y, r }) => (
        <circle key={y} className="berry" cx={x} cy={y} r={r} />
      ))}
    </Svg>
  );
}
