import type { CSSObject, Theme } from '@mui/material/styles';
import { languageFaces } from './faces.ts';
import { schemeAttribute } from './schemeAttribute.ts';
import { elevations } from './tokens.ts';

/** Returns the shadows of a scheme: a dark background needs different ones, because a soft shadow would be invisible. */
const elevationVariables = (scheme: 'light' | 'dark') =>
  Object.fromEntries(Object.entries(elevations[scheme]).map(([name, value]) => [`--mall-elevation-${name}`, value]));

/** Returns the custom properties of a page that MUI does not set, by selector: typefaces by language, shadows by scheme. */
export function pageVariables({ faces, variables }: Theme): Record<string, CSSObject> {
  const { ':root': root, ...byLanguage } = languageFaces(faces);
  return {
    ':root': { ...root, ...elevationVariables('light'), ...variables },
    [`[${schemeAttribute}="dark"]`]: elevationVariables('dark'),
    ...byLanguage,
  };
}
