import type { ComponentPropsWithRef, ComponentType } from 'react';
import type { RootProps } from './rootProps.ts';

/** Type of a styled element that other files use: its element's own props with `sx`, and no type of MUI's insides in our declarations. */
export type StyledPart<Tag extends keyof HTMLElementTagNameMap> = ComponentType<ComponentPropsWithRef<Tag> & Pick<RootProps<Tag>, 'sx'>>;
