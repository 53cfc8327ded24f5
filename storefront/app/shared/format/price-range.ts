/** The price range of a product's SKUs on the wire; without the highest there is one price. */
interface WirePrices {
  readonly price: string;
  readonly price_to?: string | undefined;
}

/** Formats `98.00`, or `98.00-218.00` for SKUs with different prices, as `@mall/ui` expects a price. */
export const priceRange = ({ price, price_to }: WirePrices): string =>
  price_to === undefined || price_to === price ? price : `${price}-${price_to}`;
