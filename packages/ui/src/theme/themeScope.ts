import { css, type SerializedStyles } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import type { Style } from '../styles/memoizeStyle.ts';
import { pageVariables } from './pageVariables.ts';

/** Attribute of the elements that have another theme than the page: the part of a nested provider, and the overlays opened in it. */
export const themeAttribute = 'data-mall-theme';

/** A theme for a part of a page. */
export interface ThemeScope {
  /** The theme, whose overlays have the attribute too: they are children of `<body>`. */
  readonly theme: Theme;
  /** Value of the attribute. It depends on the theme only, so that a server and a browser render the same. */
  readonly name: string;
  /** Global styles that set the variables of the theme, its font and its text color on elements with the attribute. */
  readonly styles: readonly SerializedStyles[];
}

/** Returns the selector, in a part of the page, of variables that a selector sets on the whole page. */
function scopedSelector(selector: string, part: string): string {
  const scoped = selector.split(', ').flatMap((one) => {
    if (one === ':root') return [part];
    const [, language] = /^\[lang\|?="([\w-]+)"\]$/.exec(one) ?? [];
    // `:lang()` is the language of the nearest element that states one; an attribute selector would match any ancestor.
    return [language ? `${part}:lang(${language})` : `${one} ${part}`, `${part} ${one}`];
  });
  return scoped.join(', ');
}

function createScope(theme: Theme): ThemeScope {
  const own = Object.entries(pageVariables(theme)).map(([selector, rules]) => css({ [selector]: rules } as Style));
  const rules = [...own, ...theme.generateStyleSheets()].map((sheet) => css(sheet).styles);
  const { name } = css(rules.join(''));
  const part = `[${themeAttribute}="${name}"]`;
  // `keepMounted` is as without it: the types expect at least one prop that they know.
  const marked = { defaultProps: { [themeAttribute]: name, keepMounted: false } };
  return {
    theme: { ...theme, components: { ...theme.components, MuiModal: marked, MuiPopper: marked } },
    name,
    styles: [
      // Each sheet is one rule.
      ...rules.map((rule) => css(rule.replace(/^[^{]+/, (selector) => scopedSelector(selector, part)))),
      css({ [part]: { ...theme.typography.body1, color: 'var(--mall-palette-roles-ink)' } } as Style),
    ],
  };
}

const scopes = new WeakMap<Theme, ThemeScope>();

/** Returns the scope of a theme, always the same object. */
export function themeScope(theme: Theme): ThemeScope {
  const scope = scopes.get(theme) ?? createScope(theme);
  scopes.set(theme, scope);
  return scope;
}
