/** For a selected control, where a forced palette takes away the tint and the color that mark it otherwise. */
export const chosenInForcedColors = { '@media (forced-colors: active)': { color: 'Highlight', borderColor: 'Highlight' } } as const;
