declare global {
  var firstSignOfLife: Promise<void> | undefined;
}

/** Kept at the first sign that somebody is there to act; `BeginWhenSeen` looks out for it before any other script. On the server there is nobody. */
export const signOfLife = globalThis.firstSignOfLife;
