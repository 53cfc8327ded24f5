import ts from 'typescript';
import type { Plugin } from 'vite';
import type { ObjectType, ObjectTypes, TypeMember } from '../../packages/ui/.storybook/docs/objectTypes.ts';
import { linksAsCode } from '../../packages/ui/.storybook/linksAsCode.ts';
import { exportsOfPackage, isOwn, sinceOfProp } from '../../packages/ui/src/testing/exportsOfPackage.ts';

/** Types of the props of every component, which its table of props lists in a group of their own. */
const rootTypes = new Set(['RootProps', 'PlaceProps', 'Elements']);

/** Most values of a union that are listed; a union of hundreds of text keys says nothing. */
const maxValues = 40;

/** Returns source text on one line, without comments. */
const onOneLine = (node: ts.Node) =>
  node
    .getText()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();

const hasType = (declaration: ts.Declaration): declaration is ts.PropertySignature | ts.ParameterDeclaration =>
  ts.isPropertySignature(declaration) || ts.isParameter(declaration);

/** Returns the node of a prop's or member's type, as written. */
function typeNodeOf(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = symbol.declarations?.find(hasType);
  return declaration?.type;
}

/** Returns the values of a union of texts, `'grid' | 'list'`, however the source states it; undefined for another type. */
function valuesOf(type: ts.Type): string | undefined {
  if (!type.isUnion() || type.types.length > maxValues) return undefined;
  const values = type.types.flatMap((part) => (part.isStringLiteral() ? [`'${part.value}'`] : []));
  return values.length === type.types.length ? values.join(' | ') : undefined;
}

/** Returns whether a type is inferred from a schema, `z.output<typeof rules>`, so that its source states no members. */
const isInferred = (node: ts.TypeNode) => ts.isTypeReferenceNode(node) && ts.isQualifiedName(node.typeName);

/** Returns the source of a type that readers understand, no computation over other types. A union with objects has a line for each. */
function sourceOf(node: ts.TypeNode): string | undefined {
  if (ts.isConditionalTypeNode(node) || ts.isMappedTypeNode(node) || ts.isIndexedAccessTypeNode(node) || ts.isTypeOperatorNode(node)) {
    return undefined;
  }
  return ts.isUnionTypeNode(node)
    ? node.types.map(onOneLine).join(node.types.some(ts.isTypeLiteralNode) ? '\n| ' : ' | ')
    : onOneLine(node);
}

/** Returns a type that the source does not state, as TypeScript writes it. */
const written = (checker: ts.TypeChecker, type: ts.Type) =>
  checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias).replaceAll('"', "'");

const commentOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  linksAsCode(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

/** Returns a prop or member as the source states it. */
export function memberOf(checker: ts.TypeChecker, property: ts.Symbol): Omit<TypeMember, 'names'> {
  const node = typeNodeOf(property);
  const since = sinceOfProp(checker, property);
  const [fallback] = property.getJsDocTags(checker).filter(({ name }) => name === 'default');
  return {
    name: property.name,
    type: node ? onOneLine(node) : written(checker, checker.getTypeOfSymbol(property)),
    isRequired: !(property.flags & ts.SymbolFlags.Optional),
    description: commentOf(checker, property),
    ...(fallback && { fallback: ts.displayPartsToString(fallback.text) }),
    ...(since !== undefined && { since }),
  };
}

type Named = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
const isNamed = (declaration: ts.Declaration): declaration is Named =>
  ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);

/** Reads the types that props name from the package's sources. */
class TypeReader {
  readonly types = new Map<string, ObjectType>();
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** Returns the types of the package that a node names, in the order of their names in it, and reads them. */
  namedIn(node: ts.Node | undefined): string[] {
    const names: string[] = [];
    const visit = (inner: ts.Node): void => {
      if (ts.isTypeReferenceNode(inner)) {
        const symbol = this.#resolve(inner.typeName);
        const declaration = symbol?.declarations?.find(isNamed);
        if (symbol && declaration && isOwn(symbol) && !rootTypes.has(symbol.name)) {
          names.push(symbol.name);
          this.#read(symbol, declaration);
        }
      }
      ts.forEachChild(inner, visit);
    };
    if (node) visit(node);
    return [...new Set(names)];
  }

  /** Returns these types and those that they name in turn, each once. */
  withFurther(names: readonly string[]): string[] {
    const found = new Set<string>();
    const add = (name: string): void => {
      if (found.has(name)) return;
      found.add(name);
      for (const further of this.types.get(name)?.names ?? []) add(further);
    };
    for (const name of names) add(name);
    const isShown = (type: ObjectType | undefined) => type && (type.members.length > 0 || type.definition !== undefined);
    return [...found].filter((name) => isShown(this.types.get(name)));
  }

  #resolve(name: ts.EntityName): ts.Symbol | undefined {
    const symbol = this.#checker.getSymbolAtLocation(name);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  #read(symbol: ts.Symbol, declaration: Named): void {
    if (this.types.has(symbol.name)) return;
    const description = commentOf(this.#checker, symbol);
    const type = this.#checker.getDeclaredTypeOfSymbol(symbol);
    const isObject = !type.isUnion() && type.getCallSignatures().length === 0;
    const properties = isObject ? type.getProperties().filter(isOwn) : [];
    const base = { name: symbol.name, description };
    // Known before its members are read: a type may name itself.
    this.types.set(symbol.name, { ...base, members: [], names: [] });
    if (properties.length > 0) {
      const members = properties.map((property) => this.#member(property));
      this.types.set(symbol.name, { ...base, members, names: [...new Set(members.flatMap(({ names }) => names))] });
    } else if (ts.isTypeAliasDeclaration(declaration)) {
      const values = ts.isUnionTypeNode(declaration.type) ? undefined : valuesOf(type);
      const definition = values ?? (isInferred(declaration.type) ? written(this.#checker, type) : sourceOf(declaration.type));
      if (definition === undefined) return;
      this.types.set(symbol.name, { ...base, members: [], definition, names: values ? [] : this.namedIn(declaration.type) });
    }
  }

  #member(property: ts.Symbol): TypeMember {
    return { ...memberOf(this.#checker, property), names: this.namedIn(typeNodeOf(property)) };
  }
}

/** Returns the object types that the props of each component and the arguments of each hook name, read from the package's sources. */
export function readObjectTypes(): ObjectTypes {
  const { checker, symbols } = exportsOfPackage();
  const reader = new TypeReader(checker);
  const namesOf = (parameter: ts.Symbol): string[] => {
    const props = checker.getTypeOfSymbol(parameter).getProperties().filter(isOwn);
    return props.flatMap((prop) => reader.namedIn(typeNodeOf(prop)));
  };
  const byName = symbols.flatMap((symbol): [string, string[]][] => {
    const signatures = symbol.valueDeclaration ? checker.getTypeOfSymbol(symbol).getCallSignatures() : [];
    const names = signatures.flatMap((signature) => signature.getParameters().flatMap(namesOf));
    return names.length > 0 ? [[symbol.name, reader.withFurther(names)]] : [];
  });
  return { types: Object.fromEntries(reader.types), of: Object.fromEntries(byName) };
}

/** Fills `packages/ui/.storybook/docs/objectTypes.ts` with the types of the package's sources. */
export const objectTypes: Plugin = {
  name: 'mall:object-types',
  enforce: 'pre',
  load: {
    filter: { id: /\/\.storybook\/docs\/objectTypes\.ts$/ },
    handler: () => `export const objectTypes = ${JSON.stringify(readObjectTypes())};`,
  },
};
