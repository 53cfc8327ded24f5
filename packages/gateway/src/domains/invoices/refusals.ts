import { Fault } from '../../dispatch/fault.ts';

/** Refuses a record that does not exist or belongs to another customer; the caller cannot distinguish the two. */
export const unknownRecord = (field: string): Fault => new Fault('parameter_refused', { errors: [{ field, rule: 'exists' }] });
