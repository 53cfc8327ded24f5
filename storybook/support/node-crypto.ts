/** What the storefront's loaders take from `node:crypto`, by Web Crypto. */
export const randomUUID = (): string => crypto.randomUUID();

/** An integer from `min` up to, not including, `max`. */
export function randomInt(min: number, max: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return min + (number % (max - min));
}
