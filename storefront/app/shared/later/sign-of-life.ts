declare global {
  var firstSignOfLife: Promise<void> | undefined;
}

/** Kept at the first sign that somebody is there to act, here or in another tab of the shop; `BeginWhenSeen` looks out for it from the page's beginning. On the server nobody is. */
export const signOfLife = globalThis.firstSignOfLife;
