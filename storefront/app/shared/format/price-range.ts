/** Prices of a product over its SKUs as the wire has them; without the highest there is one price. */
interface WirePrices {
  readonly price: string;
  readonly price_to?: string | undefined;
}

/** `98.00`, or `98.00-218.00` where SKUs differ in price: what `@mall/ui` takes as a price. */
export const priceRange = ({ price, price_to }: WirePrices): string =>
  price_to === undefined || price_to === price ? price : `${price}-${price_to}`;
