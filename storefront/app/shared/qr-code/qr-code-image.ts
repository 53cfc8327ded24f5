/** The dark squares of a QR code. */
export interface QrCodeImage {
  /** Squares a side, with the quiet border. */
  readonly size: number;
  /** Path of an svg whose unit is one square. */
  readonly path: string;
}
