import { css } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { assertProvided } from './assertProvided.ts';

/** A style as Emotion takes it; MUI declares an equal type of its own. */
export type Style = Parameters<typeof css>[number];

interface StyleProps {
  readonly theme: Theme;
}

/**
 * Returns a style that is serialized once per theme, unless it reads other props: most styles read the theme only, and serializing them for each
 * element was a seventh of the time of a page.
 */
export function memoizeStyle(style: (props: StyleProps) => Style): (props: StyleProps) => Style {
  const serialized = new WeakMap<Theme, ReturnType<typeof css>>();
  let readsProps = false;
  return (props: StyleProps) => {
    const { theme } = props;
    if (process.env.NODE_ENV !== 'production') assertProvided(theme);
    if (readsProps) return style(props);
    let result = serialized.get(theme);
    if (result === undefined) {
      const created = style(
        new Proxy(props, {
          get(target, name) {
            readsProps ||= name !== 'theme';
            return Reflect.get(target, name);
          },
        }),
      );
      if (readsProps) return created;
      result = css(created);
      serialized.set(theme, result);
    }
    return result;
  };
}
