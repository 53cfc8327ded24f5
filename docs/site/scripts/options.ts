import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The documentation of one option. */
export interface OptionDoc {
  readonly name: string;
  readonly isRequired: boolean;
  /** The source text of the type, without `undefined`. */
  readonly type: string;
  readonly description: string;
  /** From `@defaultValue`; Markdown. */
  readonly defaultValue: string | undefined;
  /** From `@example`; code. */
  readonly example: string | undefined;
}

/**
 * Reads the members that an interface declares itself, without inherited ones, in the order of the source.
 * @throws {Error} when the file has no such interface, or a member has no description
 */
export function readOptions(path: string, interfaceName: string): readonly OptionDoc[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const declaration = file.statements.find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === interfaceName);
  if (!declaration || !ts.isInterfaceDeclaration(declaration)) throw new Error(`${path} has no interface ${interfaceName}.`);
  return declaration.members.map((member) => {
    const name = member.name?.getText() ?? '';
    const description = textOf(ts.getJSDocCommentsAndTags(member).find(ts.isJSDoc)?.comment);
    if (description === undefined) throw new Error(`${interfaceName}.${name} of ${path} has no documentation comment.`);
    return {
      name,
      isRequired: member.questionToken === undefined,
      type: typeOf(member),
      description,
      defaultValue: tagOf(member, 'defaultValue'),
      example: tagOf(member, 'example')?.replace(/^`([\s\S]*)`$/, '$1'),
    };
  });
}

function typeOf(member: ts.TypeElement): string {
  if (ts.isMethodSignature(member)) {
    const parameters = member.parameters.map((parameter) => parameter.getText()).join(', ');
    return oneLine(`(${parameters}) => ${member.type?.getText() ?? 'void'}`);
  }
  const type = ts.isPropertySignature(member) ? member.type : undefined;
  return oneLine(type ? withoutUndefined(type) : 'unknown');
}

/** Returns the text of a type without `undefined`, which every option accepts. */
function withoutUndefined(type: ts.TypeNode): string {
  if (!ts.isUnionTypeNode(type)) return type.getText();
  const parts = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = parts;
  if (parts.length === 1 && only && ts.isParenthesizedTypeNode(only)) return only.type.getText();
  return parts.map((part) => part.getText()).join(' | ');
}

function tagOf(member: ts.TypeElement, name: string): string | undefined {
  return textOf(ts.getJSDocTags(member).find(({ tagName }) => tagName.text === name)?.comment);
}

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string | undefined {
  const text = ts.getTextOfJSDocComment(comment);
  return text === undefined ? undefined : oneLine(text.replaceAll(/\{@link (\w+)\}/g, '`$1`'));
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
