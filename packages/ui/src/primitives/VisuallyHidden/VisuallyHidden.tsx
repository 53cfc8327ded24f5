import type { ComponentPropsWithRef } from 'react';
import type { PlaceProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';

/** Style that hides an element visually but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const Root = styled('span')(visuallyHidden);

/** Props of {@link VisuallyHidden}: a `<span>`'s own, and `sx`. */
export type VisuallyHiddenProps = ComponentPropsWithRef<'span'> & PlaceProps;

/** Renders text for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}
