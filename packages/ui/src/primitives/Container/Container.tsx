import type { ComponentPropsWithRef } from 'react';
import type { PlaceProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';

const Root = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: theme.mall.size.page,
  marginInline: 'auto',
  paddingInline: theme.spacing(2.5),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
}));

/** Props of {@link Container}: a `<div>`'s own, and `sx`. */
export type ContainerProps = ComponentPropsWithRef<'div'> & PlaceProps;

/** Renders the centered column of the page, with its maximum width and margins. */
export function Container(props: ContainerProps) {
  return <Root {...props} />;
}
