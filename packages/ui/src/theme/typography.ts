import type { TypographyVariantsOptions } from '@mui/material/styles';

const display = {
  fontFamily: 'var(--mall-face-display)',
  fontWeight: 400,
  letterSpacing: 'var(--mall-tracking-display)',
  lineHeight: 'var(--mall-leading-display)',
};
const text = { fontFamily: 'var(--mall-face-text)', lineHeight: 'var(--mall-leading-text)', letterSpacing: 0 };

/** The type scale: a light serif for what is read first, the sans for what is used. */
export const typography: TypographyVariantsOptions = {
  fontFamily: 'var(--mall-face-text)',
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: { ...display, fontSize: 'clamp(2.375rem, 1.7rem + 2.8vw, 4.25rem)' },
  h2: { ...display, fontSize: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.875rem)' },
  h3: { ...display, fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 2rem)', lineHeight: 'var(--mall-leading-title)' },
  h4: { ...display, fontSize: '1.375rem', letterSpacing: '-0.005em', lineHeight: 'var(--mall-leading-title)' },
  h5: { ...text, fontSize: '1.0625rem', fontWeight: 600, lineHeight: 'var(--mall-leading-title)' },
  h6: { ...text, fontSize: '0.9375rem', fontWeight: 600, lineHeight: 'var(--mall-leading-title)' },
  subtitle1: { ...text, fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)' },
  subtitle2: { ...text, fontSize: '0.9375rem', fontWeight: 500 },
  body1: { ...text, fontSize: '1rem' },
  body2: { ...text, fontSize: '0.9375rem' },
  button: {
    ...text,
    fontSize: '0.9375rem',
    fontWeight: 500,
    lineHeight: 1.4,
    textTransform: 'none',
    letterSpacing: 'var(--mall-tracking-label)',
  },
  caption: { ...text, fontSize: '0.8125rem', lineHeight: 1.5 },
  overline: {
    fontFamily: 'var(--mall-face-display)',
    fontStyle: 'var(--mall-style-eyebrow)',
    fontWeight: 400,
    fontSize: '1.0625rem',
    lineHeight: 1.4,
    letterSpacing: 'var(--mall-tracking-label)',
    textTransform: 'none',
  },
};
