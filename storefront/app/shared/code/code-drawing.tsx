import type { CodePicture } from './code-picture.ts';

/** A QR code. A reader wants it in dark on light, whatever the scheme. */
export function CodeDrawing({ picture: { size, path }, label }: { readonly picture: CodePicture; readonly label: string }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
