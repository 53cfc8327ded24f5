import type { ComponentPropsWithRef, ComponentType } from 'react';

/** Type of a styled element that other files use: its element's own props, and no type of MUI's insides in our declarations. */
export type StyledPart<Tag extends keyof HTMLElementTagNameMap> = ComponentType<ComponentPropsWithRef<Tag>>;
