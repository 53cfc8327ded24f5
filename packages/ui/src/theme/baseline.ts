import type { CSSObject, Theme } from '@mui/material/styles';
import { focusRing } from '../styles/focusRing.ts';
import { languageBreaks } from './faces.ts';
import { pageVariables } from './pageVariables.ts';

/**
 * Print styles: only the page content, without header, menus and buttons, black on white in both schemes; `data-print="hide"` hides more.
 */
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

/** Returns the global styles: fonts and line breaks by language, the background, one focus ring, and reduced motion on request. */
export function baseline(theme: Theme): CSSObject {
  return {
    ...pageVariables(theme),
    ...languageBreaks,
    html: { scrollPaddingTop: theme.spacing(4), textSizeAdjust: '100%' },
    body: {
      ...theme.typography.body1,
      textRendering: 'optimizeLegibility' as const,
      fontVariantNumeric: 'lining-nums',
      // A word that is wider than its box breaks instead of widening the box; table columns do not break words.
      overflowWrap: 'anywhere' as const,
      // Avoids a last line with a single word, in every element.
      textWrap: 'pretty' as const,
    },
    'th, td': { overflowWrap: 'break-word' as const },
    'h1, h2, h3': { textWrap: 'balance' as const },
    a: { color: 'inherit' },
    '::selection': { backgroundColor: theme.vars.palette.roles.accentVeil, color: theme.vars.palette.roles.ink },
    ':where(a, button, summary, input, select, textarea, [tabindex]):focus-visible': focusRing(theme),
    // Gets the focus after a navigation as the start for reading: it accepts no input, and its ring would be a line below the header.
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
