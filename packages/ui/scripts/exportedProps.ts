import { exportsOfPackage, propsOfComponent, sinceOfProp } from '../src/testing/exportsOfPackage.ts';

/** The props of a component that the package itself declares. */
interface ComponentProps {
  readonly component: string;
  /** Sorted by name, each with its tag `@since`. */
  readonly props: readonly { readonly name: string; readonly since: string | undefined }[];
}

/** Returns the props of all components that the entry points of the package export, sorted. */
export function exportedProps(): readonly ComponentProps[] {
  const { checker, symbols } = exportsOfPackage();
  const byName = (one: { readonly name: string }, other: { readonly name: string }) => (one.name < other.name ? -1 : 1);
  return symbols
    .filter(({ name }) => /^[A-Z]/.test(name))
    .toSorted(byName)
    .map((symbol) => ({
      component: symbol.name,
      props: propsOfComponent(checker, symbol)
        .map((prop) => ({ name: prop.name, since: sinceOfProp(checker, prop) }))
        .toSorted(byName),
    }))
    .filter(({ props }) => props.length > 0);
}
