/** An address of a client, "198.51.100.7": charges are limited by address, so that load with one alone would meet the limit. */
export const clientAddress = (at: number): string => `198.51.100.${at % 256}`;
