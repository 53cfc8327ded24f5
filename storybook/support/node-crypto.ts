/** The functions of `node:crypto` that the storefront's loaders use, implemented with Web Crypto. */
export const randomUUID = (): string => crypto.randomUUID();

/** Returns a random integer from `min` up to, but not including, `max`. */
export function randomInt(min: number, max: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return min + (number % (max - min));
}
