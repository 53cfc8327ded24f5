import type { components } from './generated/types.ts';

/** All decoded types of the contract by name: `Schemas['Product']`. */
export type Schemas = components['schemas'];
