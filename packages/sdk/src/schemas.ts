import type { components } from './generated/types.ts';

/** Every type of the contract by its name, decoded: `Schemas['Product']`. */
export type Schemas = components['schemas'];
