/** A recommended product. */
export interface Recommended {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  readonly price: string;
}
