/** Operations of the contract that have no code yet. They answer `operation_failed`; a test holds this list against the truth. */
export const pending: readonly string[] = [];
