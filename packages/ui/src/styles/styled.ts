import { styled as muiStyled, type Theme } from '@mui/material/styles';
import { assertProvided } from './assertProvided.ts';

/** Returns a style that checks its theme before it reads it. */
const checked = (style: unknown): unknown =>
  typeof style === 'function'
    ? (props: { readonly theme: Theme }) => {
        assertProvided(props.theme);
        return style(props);
      }
    : style;

/** A function, which production builds remove; they would keep a constant that is made by a constructor. */
const withChecks = (styled: typeof muiStyled): typeof muiStyled =>
  new Proxy(styled, {
    apply: (target, self, options) =>
      new Proxy(Reflect.apply(target, self, options), { apply: (create, own, styles) => Reflect.apply(create, own, styles.map(checked)) }),
  });

/**
 * MUI's `styled`. Outside production a component without {@link MallUiProvider} is an error that says so, instead of a TypeError about an
 * undefined property of MUI's default theme.
 */
export const styled = process.env.NODE_ENV === 'production' ? muiStyled : withChecks(muiStyled);
