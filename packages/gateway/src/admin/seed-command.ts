import { growCatalog } from '../seed/grow.ts';
import { type Command, commandError, done } from './command.ts';

/** As many as the ids of what is grown have room for. */
const mostProducts = 200_000;

/** `mall seed`: a large assortment out of the demo's, to see how the mall does with it. */
export const seed: Command = {
  usage: ['seed --products N              add products like those there are until there are N'],
  run: async ([option, number], { db, clock }) => {
    const wanted = Number(number);
    if (option !== '--products' || !/^[1-9]\d{0,5}$/.test(number ?? '') || wanted > mostProducts)
      return commandError(`seed needs --products and a number of up to ${mostProducts}.`);
    const added = await growCatalog(db, wanted, clock.now());
    return done(added === 0 ? 'No product was added.' : `${added} products were added.`);
  },
};
