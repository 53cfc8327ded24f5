import { css } from '@emotion/react';
import { styled as muiStyled, type Theme } from '@mui/material/styles';
import { assertProvided } from './assertProvided.ts';

interface StyleProps {
  readonly theme: Theme;
}

/**
 * Returns a style that is serialized once per theme, unless it reads other props: most styles read the theme only, and serializing them for each
 * element was a seventh of the time of a page.
 */
function memoize(style: unknown): unknown {
  if (typeof style !== 'function') return style;
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

/**
 * MUI's `styled` for components of the application, with styles that are serialized once per theme if they read the theme only. Outside production a component without {@link MallUiProvider} is an error that says so, instead
 * of a TypeError about an undefined property of MUI's default theme.
 */
export const styled: typeof muiStyled = /* @__PURE__ */ new Proxy(muiStyled, {
  apply: (target, self, options) =>
    new Proxy(Reflect.apply(target, self, options), { apply: (create, own, styles) => Reflect.apply(create, own, styles.map(memoize)) }),
});
