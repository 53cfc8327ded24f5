import type { TypographyVariantsOptions } from '@mui/material/styles';
import { mallTokens, typeStyles } from './tokens.ts';

const { weight } = mallTokens;

/** The type scale: a light serif for headings, the sans for controls and body text. */
export const typography: TypographyVariantsOptions = {
  fontFamily: 'var(--mall-face-text)',
  fontWeightRegular: weight.regular,
  fontWeightMedium: weight.medium,
  fontWeightBold: weight.bold,
  ...typeStyles,
  button: { ...typeStyles.button, textTransform: 'none' },
  overline: { ...typeStyles.overline, fontStyle: 'var(--mall-style-eyebrow)', textTransform: 'none' },
};
