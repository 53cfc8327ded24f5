/** The dark modules of a QR code. */
export interface QrCodeImage {
  /** The number of modules per side, including the quiet zone. */
  readonly size: number;
  /** The path of an svg whose unit is one module. */
  readonly path: string;
}
