/** Style of a selected control in forced colors, which remove the tint and color that mark it otherwise. */
export const selectedInForcedColors = { '@media (forced-colors: active)': { color: 'Highlight', borderColor: 'Highlight' } } as const;

/** Style of a control whose line below appears when it is selected; forced colors would show the transparent line of the others. */
export const unselectedInForcedColors = { '@media (forced-colors: active)': { borderColor: 'Canvas' } } as const;

/** Style of a selected control that has a border at all times. */
export const filledInForcedColors = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    color: 'HighlightText',
    backgroundColor: 'Highlight',
    borderColor: 'Highlight',
    outlineColor: 'Highlight',
    '& *': { color: 'inherit' },
  },
} as const;
