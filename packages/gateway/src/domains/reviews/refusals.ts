import { Fault } from '../../dispatch/fault.ts';

/** Creates the refusal of a field of a request. */
export const refusedField = (field: string, rule: string) => new Fault('parameter_refused', { errors: [{ field, rule }] });

/** Creates the refusal of a review that does not exist. */
export const unknownReview = () => refusedField('commentId', 'exists');
