import { Fault } from '../../dispatch/fault.ts';

/** Creates the refusal of an order that does not exist, or is not the customer's. */
export const unknownOrder = () => new Fault('parameter_refused', { errors: [{ field: 'order_id', rule: 'exists' }] });
