import type { ComponentPropsWithRef, ComponentType } from 'react';
import type { RootProps } from './rootProps.ts';

/** Type of a styled element that other files use: the props of its element and `sx`, without MUI's internal types in our declarations. */
export type StyledPart<Tag extends keyof HTMLElementTagNameMap> = ComponentType<ComponentPropsWithRef<Tag> & Pick<RootProps<Tag>, 'sx'>>;
