/** A recommended product. */
export interface Recommended {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly price: string;
}
