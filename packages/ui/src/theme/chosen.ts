/** For what is chosen, where a forced palette takes away the veil and the green that say so otherwise. */
export const chosenInForcedColors = { '@media (forced-colors: active)': { color: 'Highlight', borderColor: 'Highlight' } } as const;
