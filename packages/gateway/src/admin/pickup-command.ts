import { completePickup } from '../domains/orders/pick-up-order.ts';
import { type Command, commandError, done } from './command.ts';

/** `mall pickup`: completes the pickup of an order by the customer's code. */
export const pickup: Command = {
  usage: [{ syntax: 'pickup ORDER CODE', description: 'Complete a pickup order with the code of the customer.' }],
  run: async ([number, code], { db, clock }) => {
    if (!number || !code) return commandError('pickup needs an order number and the code of who comes for it.');
    await completePickup(db, number, code, clock.now());
    return done(`Order ${number} is completed: picked up.`);
  },
};
