/** The kinds of shops that a customer can apply for, by the id stored in applications. */
const kinds = {
  1: 'skinCare',
  2: 'bathAndBody',
  3: 'makeUp',
  4: 'supplementsAndTea',
  5: 'hairCare',
  6: 'homeFragrance',
} as const;

/** The kinds of shops with their ids. */
export const shopKinds = Object.entries(kinds).map(([id, name]) => ({ id: Number(id), name }));

/** Returns whether there is a kind of shop with this id. */
export const isShopKind = (id: number): boolean => id in kinds;
