/** The squares by which a phone finds a code, and a weave between them that leads nowhere: what a code looks like, for stories. */
export function DrawnCode() {
  const size = 25;
  const finder = (x: number, y: number) => [0, size - 7].includes(x) && [0, size - 7].includes(y) && !(x > 0 && y > 0);
  const cells = Array.from({ length: size * size }, (_, at) => ({ x: at % size, y: Math.floor(at / size) }));
  const isFree = ({ x, y }: { x: number; y: number }) => (x > 7 && x < size - 8) || (y > 7 && y < size - 8) || (x > 7 && y > 7);
  const dark = cells.filter((cell) => isFree(cell) && (cell.x * 7 + cell.y * 13 + ((cell.x * cell.y) % 5)) % 3 === 0);
  return (
    <svg viewBox="-2 -2 29 29" aria-hidden="true">
      <rect x="-2" y="-2" width="29" height="29" fill="#fff" />
      <path fill="#000" d={dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('')} />
      {cells
        .filter(({ x, y }) => finder(x, y))
        .map(({ x, y }) => (
          <path
            key={`${x} ${y}`}
            fill="none"
            stroke="#000"
            d={`M${x + 0.5} ${y + 0.5}h6v6h-6zM${x + 2.5} ${y + 2.5}h2v2h-2zM${x + 3} ${y + 3.5}h1`}
          />
        ))}
    </svg>
  );
}
