import type { ReactNode } from 'react';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';

const Root = styled('p')(({ theme }) => ({
  ...theme.typography.overline,
  margin: 0,
  marginBlockEnd: theme.spacing(1),
  color: theme.vars.palette.roles.accent,
}));

/** Props of {@link Eyebrow}. */
export interface EyebrowProps extends RootProps<'p'> {
  /** A few words above a heading. */
  children: ReactNode;
}

/** Shows the short line above a heading in the accent color: italic in Latin script, upright in Chinese and Korean. */
export function Eyebrow({ children, ...root }: EyebrowProps) {
  return <Root {...root}>{children}</Root>;
}
