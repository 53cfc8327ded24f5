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
      'Ids of the order lines; all of one order. 1 to 200 elements. Each element: At least 1.',
    );
    expect(fields.get('PaymentsQrCodeInput.remarks')).toBe('Remark of the customer. At most 200 characters.');
    expect(fields.get('AddressesAddInput.mobile')).toMatch(/Pattern: `\^.+\$`\.$/);
  });
});
