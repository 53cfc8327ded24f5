import { styled as muiStyled } from '@mui/material/styles';
import { memoizeStyle } from './memoizeStyle.ts';

/**
 * MUI's `styled` for components of the application, with styles that are serialized once per theme if they read the theme only. Outside production a
 * component without {@link MallUiProvider} is an error that says so, instead of a TypeError about an undefined property of MUI's default theme.
 */
export const styled: typeof muiStyled = /* @__PURE__ */ new Proxy(muiStyled, {
  apply: (target, self, options) =>
    new Proxy(Reflect.apply(target, self, options), {
      apply: (create, own, styles) =>
        Reflect.apply(
          create,
          own,
          styles.map((style: unknown) => (typeof style === 'function' ? memoizeStyle((props) => style(props)) : style)),
        ),
    }),
});
