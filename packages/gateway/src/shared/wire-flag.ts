/** A boolean as the wire has it. */
export const wireFlag = (is: boolean): 0 | 1 => (is ? 1 : 0);
