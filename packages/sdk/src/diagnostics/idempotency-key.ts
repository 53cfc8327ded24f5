/** Keys that the gateway accepts. It ignores any other key: the call would not be protected. */
export const idempotencyKeyPattern = /^[\w.:-]{8,255}$/;
