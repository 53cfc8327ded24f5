/** The kinds of shops that can be applied for, by the id that applications store. */
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

/** Whether there is a kind of shop with this id. */
export const isShopKind = (id: number): boolean => id in kinds;
