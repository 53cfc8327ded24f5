const side = 25;

/** Cells of a pattern that resembles a QR code; it encodes no URL. */
const cells = Array.from({ length: side * side }, (_, index) => index).filter((at) => {
  const [x, y] = [at % side, Math.floor(at / side)];
  const corner = [
    [0, 0],
    [side - 7, 0],
    [0, side - 7],
  ].find(([left = 0, top = 0]) => x >= left - 1 && x < left + 8 && y >= top - 1 && y < top + 8);
  if (!corner) return (x * 7 + y * 11 + x * y * 3) % 5 < 2;
  const [dx, dy] = [Math.abs(x - (corner[0] ?? 0) - 3), Math.abs(y - (corner[1] ?? 0) - 3)];
  const ring = Math.max(dx, dy);
  return ring === 3 || ring <= 1;
});

/** Renders a fake QR code for stories. */
export function DrawnCode({ size = 128 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox={`-2 -2 ${side + 4} ${side + 4}`} role="img" aria-label="QR" shapeRendering="crispEdges">
      <path d={`M-2-2h${side + 4}v${side + 4}h-${side + 4}z`} fill="white" />
      <path d={cells.map((at) => `M${at % side} ${Math.floor(at / side)}h1v1h-1z`).join('')} fill="black" />
    </svg>
  );
}
