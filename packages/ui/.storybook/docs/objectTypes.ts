/** A member of an object type. */
export interface TypeMember {
  readonly name: string;
  /** Type as in the source. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** Value of an omitted member. */
  readonly fallback?: string;
  /** Version that was the first to have it, if that is not the first of its type. */
  readonly since?: string;
  /** Types of the package that its type names. */
  readonly names: readonly string[];
}

/** A type of the package. */
export interface ObjectType {
  readonly name: string;
  readonly description: string;
  /** None for a type that is no object, such as a union. */
  readonly members: readonly TypeMember[];
  /** Source of a type without members. */
  readonly definition?: string;
  /** Types of the package that it names. */
  readonly names: readonly string[];
}

/** Types of the package that props name. */
export interface ObjectTypes {
  readonly types: Readonly<Record<string, ObjectType>>;
  /** Names of the types of each component, in the order of its props; further types after the type that names them. */
  readonly of: Readonly<Record<string, readonly string[]>>;
}

/** Empty in the source: the plugin `storybook/plugins/object-types.ts` fills it, because only a compiler knows the types. */
export const objectTypes: ObjectTypes = { types: {}, of: {} };
