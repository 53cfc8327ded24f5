import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const file = new URL('../src/generated/types.ts', import.meta.url);

/** Returns every property of the generated types as "Schema.property", with the text of its TSDoc; empty without one. */
async function documentedFields(): Promise<Map<string, string>> {
  const source = ts.createSourceFile('types.ts', await readFile(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const fields = new Map<string, string>();
  const visit = (node: ts.Node, path: readonly string[]): void => {
    if (!ts.isPropertySignature(node)) {
      ts.forEachChild(node, (child) => visit(child, path));
      return;
    }
    const here = [...path, node.name.getText(source)];
    const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
    // The first two levels are `components.schemas`.
    if (here.length > 1)
      fields.set(here.slice(1).join('.'), comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' '));
    if (node.type) visit(node.type, here);
  };
  visit(source, []);
  return fields;
}

describe('the generated types', () => {
  test('document every schema and every field', async () => {
    const fields = await documentedFields();
    expect(fields.size).toBeGreaterThan(1500);
    expect([...fields].filter(([, text]) => text.trim() === '').map(([name]) => name)).toEqual([]);
  });

  test('show unit and decoded form at the field itself', async () => {
    const fields = await documentedFields();
    expect(fields.get('Sku.price')).toBe('Regular price per piece. In yuan. Decoded to a decimal string with two places.');
    expect(fields.get('Product.recycle')).toBe('True for a deleted product, shown as "expired".');
    expect(fields.get('OrderDetails.add_time')).toContain('Decoded to ISO 8601 with offset');
    expect(fields.get('OrderDetails.status')).toContain('State of an order: 0 unpaid');
    expect(fields.get('AuthLoginInput.cpc')).toContain('Country dial code');
  });

  test('show the limits of a value and of the elements of a list at the field itself', async () => {
    const fields = await documentedFields();
    expect(fields.get('AfterSalesApplyInput.order_details_id')).toBe(
      'Ids of the order lines; all of one order. Source: `data.list[].id` of `mall.Order.orderDetails`. 1 to 200 elements. Each element: At least 1.',
    );
    expect(fields.get('PaymentsQrCodeInput.remarks')).toBe('Remark of the customer. At most 200 characters.');
    expect(fields.get('AddressesAddInput.mobile')).toMatch(/Pattern: `\^.+\$`\.$/);
  });
});

/** Returns the members of the interfaces and classes of a file that have no TSDoc, as "Attempt.api". */
async function undocumentedMembers(name: string): Promise<string[]> {
  const path = new URL(`../src/${name}`, import.meta.url);
  const source = ts.createSourceFile(name, await readFile(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node, owner: string): void => {
    const isMember = ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isPropertyDeclaration(node);
    const isOverride = ts.isPropertyDeclaration(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.OverrideKeyword);
    if (isMember && !isOverride && !ts.getJSDocCommentsAndTags(node).some(ts.isJSDoc)) found.push(`${owner}.${node.name.getText(source)}`);
    const inner = ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) ? (node.name?.text ?? '') : owner;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, '');
  return found;
}

/** Members that their type documents: the details of an error, the result of `decode`, and a URL. */
const documentedElsewhere = /^(FaultDetails|)\.|^MallClientOptions\.href$/;

test.each(['options.ts', 'operation.ts', 'errors.ts'])('every member of the types of %s has TSDoc', async (name) => {
  expect((await undocumentedMembers(name)).filter((member) => !documentedElsewhere.test(member))).toEqual([]);
});
