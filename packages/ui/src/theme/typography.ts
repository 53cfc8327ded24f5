import type { TypographyVariantsOptions } from '@mui/material/styles';
import { mallTokens } from './tokens.ts';

const { type, weight } = mallTokens;

const display = {
  fontFamily: 'var(--mall-face-display)',
  fontWeight: weight.regular,
  letterSpacing: 'var(--mall-tracking-display)',
  lineHeight: 'var(--mall-leading-display)',
};
const text = { fontFamily: 'var(--mall-face-text)', lineHeight: 'var(--mall-leading-text)', letterSpacing: 0 };

/** The type scale: a light serif for what is read first, the sans for what is used. */
export const typography: TypographyVariantsOptions = {
  fontFamily: 'var(--mall-face-text)',
  fontWeightRegular: weight.regular,
  fontWeightMedium: weight.medium,
  fontWeightBold: weight.bold,
  h1: { ...display, fontSize: type.h1 },
  h2: { ...display, fontSize: type.h2 },
  h3: { ...display, fontSize: type.h3, lineHeight: 'var(--mall-leading-title)' },
  h4: { ...display, fontSize: type.h4, letterSpacing: '-0.005em', lineHeight: 'var(--mall-leading-title)' },
  h5: { ...text, fontSize: type.h5, fontWeight: weight.bold, lineHeight: 'var(--mall-leading-title)' },
  h6: { ...text, fontSize: type.h6, fontWeight: weight.bold, lineHeight: 'var(--mall-leading-title)' },
  subtitle1: { ...text, fontSize: type.subtitle1 },
  subtitle2: { ...text, fontSize: type.subtitle2, fontWeight: weight.medium },
  body1: { ...text, fontSize: type.body1 },
  body2: { ...text, fontSize: type.body2 },
  button: {
    ...text,
    fontSize: type.button,
    fontWeight: weight.medium,
    lineHeight: 1.4,
    textTransform: 'none',
    letterSpacing: 'var(--mall-tracking-label)',
  },
  caption: { ...text, fontSize: type.caption, lineHeight: 1.5 },
  overline: {
    fontFamily: 'var(--mall-face-display)',
    fontStyle: 'var(--mall-style-eyebrow)',
    fontWeight: weight.regular,
    fontSize: type.overline,
    lineHeight: 1.4,
    letterSpacing: 'var(--mall-tracking-label)',
    textTransform: 'none',
  },
};
