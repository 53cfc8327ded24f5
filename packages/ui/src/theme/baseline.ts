import type { CSSObject, Theme } from '@mui/material/styles';
import { languageBreaks, languageFaces } from './faces.ts';
import type { Faces } from './faceTypes.ts';
import { focusRing } from './focusRing.ts';
import { schemeAttribute } from './schemeAttribute.ts';
import { elevations } from './tokens.ts';

/** On paper stands the page alone, without header, menus and buttons, black on white whatever the scheme; `data-print="hide"` leaves more out. */
const printed: CSSObject = {
  'body :not(main, main *, :has(main)), main nav, main button, [data-print="hide"]': { display: 'none !important' },
  '*, *::before, *::after': {
    color: '#000 !important',
    backgroundColor: 'transparent !important',
    borderColor: '#999 !important',
    boxShadow: 'none !important',
  },
  'main > *': { padding: '0 !important' },
  'h1, h2, h3': { breakAfter: 'avoid' as const },
};

/** The shadows of a scheme: they are other ones on dark ground, where a soft shadow cannot be seen. */
const elevationVariables = (scheme: 'light' | 'dark') =>
  Object.fromEntries(Object.entries(elevations[scheme]).map(([name, value]) => [`--mall-elevation-${name}`, value]));

/** Global ground rules: faces and line breaks by language, the paper, one focus ring, and stillness for those who asked for it. */
export function baseline(theme: Theme, faces: Faces, variables: CSSObject): CSSObject {
  const { ':root': root, ...byLanguage } = languageFaces(faces);
  return {
    ':root': { ...root, ...elevationVariables('light'), ...variables },
    [`[${schemeAttribute}="dark"]`]: elevationVariables('dark'),
    ...byLanguage,
    ...languageBreaks,
    html: { scrollPaddingTop: theme.spacing(4), textSizeAdjust: '100%' },
    body: {
      ...theme.typography.body1,
      textRendering: 'optimizeLegibility' as const,
      fontVariantNumeric: 'lining-nums',
      // A word too long for its box breaks and never makes the box wider; columns of a table keep their words.
      overflowWrap: 'anywhere' as const,
      // No word alone on its last line, in whatever element a text stands.
      textWrap: 'pretty' as const,
    },
    'th, td': { overflowWrap: 'break-word' as const },
    'h1, h2, h3': { textWrap: 'balance' as const },
    a: { color: 'inherit' },
    '::selection': { backgroundColor: theme.vars.palette.roles.accentVeil, color: theme.vars.palette.roles.ink },
    ':where(a, button, summary, input, select, textarea, [tabindex]):focus-visible': focusRing(theme),
    // Focus moves here after a navigation, to be read from: it takes no input, and its ring would be a line under the header.
    'main:focus-visible': { outline: 'none' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto',
      },
    },
    '@page': { margin: '16mm' },
    '@media print': printed,
  };
}
