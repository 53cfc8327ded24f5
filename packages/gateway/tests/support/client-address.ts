/** Returns a client address, "198.51.100.7": charges are limited by address, so load from a single one would reach the limit. */
export const clientAddress = (at: number): string => `198.51.100.${at % 256}`;
