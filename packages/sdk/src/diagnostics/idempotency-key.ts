/** The keys that the gateway accepts. It ignores any other: the call would not be protected. */
export const idempotencyKeyPattern = /^[\w.:-]{8,255}$/;
