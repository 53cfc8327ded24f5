import { Fault } from '../../dispatch/fault.ts';

/** Refuses a record that does not exist or belongs to another customer; both look the same to the caller. */
export const unknownRecord = (field: string): Fault => new Fault('parameter_refused', { errors: [{ field, rule: 'known' }] });
