import type { QrCodeImage } from './qr-code-image.ts';

/** Renders a QR code, dark on light in both color schemes, as readers require. */
export function QrCode({ image: { size, path }, label }: { readonly image: QrCodeImage; readonly label: string }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
