/** A product that somebody may like. */
export interface Recommended {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  readonly price: string;
}
