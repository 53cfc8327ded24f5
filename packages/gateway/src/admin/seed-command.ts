import { growCatalog } from '../seed/grow.ts';
import { type Command, commandError, done } from './command.ts';

/** The number of ids reserved for generated products. */
const maxProducts = 1_000_000;

/** `mall seed`: generates a large catalog from the demo products, for load tests. */
export const seed: Command = {
  usage: [{ syntax: 'seed --products N', description: 'Add demo products until there are N.' }],
  run: async ([option, number], { db, clock }) => {
    const wanted = Number(number);
    if (option !== '--products' || !/^[1-9]\d{0,6}$/.test(number ?? '') || wanted > maxProducts)
      return commandError(`seed needs --products and a number of up to ${maxProducts}.`);
    const added = await growCatalog(db, wanted, clock.now());
    return done(added === 0 ? 'No product was added.' : `${added} products were added.`);
  },
};
