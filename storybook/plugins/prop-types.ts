import ts from 'typescript';
import type { Plugin } from 'vite';
import type { PropKind, PropType, PropTypes } from '../../packages/ui/.storybook/propTypes.ts';
import { exportsOfPackage, propsOfComponent } from '../../packages/ui/src/testing/exportsOfPackage.ts';
import { memberOf } from './object-types.ts';

const primitives = [
  ['boolean', ts.TypeFlags.BooleanLike],
  ['string', ts.TypeFlags.String],
  ['number', ts.TypeFlags.Number],
] as const;

/** Returns the kind of a prop's values; undefined for a type that no control edits. */
function kindOf(type: ts.Type): PropKind | undefined {
  const primitive = primitives.find(([, flag]) => type.flags & flag);
  if (primitive) return primitive[0];
  const parts = type.isUnion() ? type.types : [type];
  const literals = parts.flatMap((part) => (part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : []));
  return literals.length === parts.length ? literals : undefined;
}

/** Returns literals in the order of the source, which the compiler forgets; those of a named union by the alphabet. */
const inSourceOrder = (literals: readonly (string | number)[], source: string) =>
  [...literals].sort((one, other) => {
    const distance = source.indexOf(String(one)) - source.indexOf(String(other));
    return distance === 0 ? String(one).localeCompare(String(other)) : distance;
  });

function propOf(checker: ts.TypeChecker, prop: ts.Symbol): PropType {
  const { name: _, ...member } = memberOf(checker, prop);
  const kind = kindOf(checker.getNonNullableType(checker.getTypeOfSymbol(prop)));
  return { ...member, ...(kind && { kind: typeof kind === 'string' ? kind : inSourceOrder(kind, member.type) }) };
}

/** Returns the props of each component that the package itself declares, also those that come by `extends`, `Pick` and `Omit`. */
export function readPropTypes(): PropTypes {
  const { checker, symbols } = exportsOfPackage();
  const components = symbols
    .filter(({ name }) => /^[A-Z]/.test(name))
    .map((symbol) => [symbol.name, propsOfComponent(checker, symbol)] as const);
  return Object.fromEntries(
    components
      .filter(([, props]) => props.length > 0)
      .map(([name, props]) => [name, Object.fromEntries(props.map((prop) => [prop.name, propOf(checker, prop)]))]),
  );
}

/** Fills `packages/ui/.storybook/propTypes.ts` with the props in the package's sources. Not in tests: those use no controls. */
export const propTypes: Plugin = {
  name: 'mall:prop-types',
  enforce: 'pre',
  apply: () => process.env.VITEST === undefined,
  load: {
    filter: { id: /\/\.storybook\/propTypes\.ts$/ },
    handler: () => `export const propTypes = ${JSON.stringify(readPropTypes())};`,
  },
};
