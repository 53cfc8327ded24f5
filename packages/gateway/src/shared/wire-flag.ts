/** Returns a boolean in wire format. */
export const wireFlag = (is: boolean): 0 | 1 => (is ? 1 : 0);
