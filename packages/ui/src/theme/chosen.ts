/** Style of a selected control in forced colors, which remove the tint and color that mark it otherwise. */
export const chosenInForcedColors = { '@media (forced-colors: active)': { color: 'Highlight', borderColor: 'Highlight' } } as const;
