/** A kind of values that a control edits: a primitive type, or one of several literals. */
export type PropKind = 'boolean' | 'string' | 'number' | readonly (string | number)[];

/** A prop of a component as the compiler knows it. */
export interface PropType {
  /** Type as in the source. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** Value of an omitted prop. */
  readonly fallback?: string;
  /** Version that was the first to have it, if that is not the first of its component. */
  readonly since?: string;
  /** None for objects, functions and elements. */
  readonly kind?: PropKind;
}

/** Own and inherited props of each component, by their names. */
export type PropTypes = Readonly<Record<string, Readonly<Record<string, PropType>>>>;

/**
 * Empty in the source: the plugin `storybook/plugins/prop-types.ts` fills it. The docgen does not follow `Pick`, `Omit`, `extends` and names of
 * unions, only a compiler does.
 */
export const propTypes: PropTypes = {};
