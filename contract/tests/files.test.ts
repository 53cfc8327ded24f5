import { describe, expect, it } from 'vitest';
import { decodeForm, operations, validateRequest, withoutFiles } from '../src/index.ts';

const limit = 5 * 1024 * 1024;

function operation(api: string) {
  const contractOperation = operations.get(api);
  if (!contractOperation) throw new Error(`${api} is no operation`);
  return contractOperation;
}

function formWith(name: string, value: string | File): FormData {
  const form = new FormData();
  form.append(name, value);
  return form;
}

describe('a file in a form', () => {
  const upload = operation('mall.Product.uploadImgs');
  const errorsOf = (form: FormData) => validateRequest(upload, decodeForm(upload, form));

  it('is accepted', () => {
    const file = new File([new Uint8Array(limit)], 'after-shower.jpg');
    const request = decodeForm(upload, formWith('file', file));
    expect(request.file).toBeInstanceOf(File);
    expect(validateRequest(upload, request)).toEqual([]);
    expect(withoutFiles(upload, request)).toEqual({ file: '' });
  });

  it('is refused when it is too large', () => {
    const form = formWith('file', new File([new Uint8Array(limit + 1)], 'after-shower.jpg'));
    expect(errorsOf(form)).toEqual([{ field: 'file', rule: 'maxLength', limit }]);
  });

  it('is refused when its field contains a text', () => {
    expect(errorsOf(formWith('file', 'after-shower.jpg'))).toEqual([{ field: 'file', rule: 'type', limit: 'file' }]);
  });

  it('is reported as missing when its field is empty', () => {
    for (const form of [new FormData(), formWith('file', new File([], '')), formWith('file', '')]) {
      expect(errorsOf(form)).toEqual([{ field: 'file', rule: 'required' }]);
    }
  });

  it.each([
    ['mall.Index.search', 'keyword', 'string'],
    ['mall.Index.search', 'page', 'integer'],
    ['mall.Index.search', 'class_id', 'array'],
    ['mall.Cart.upCart', 'cart', 'array'],
  ])('is refused by %s as %s', (api, field, type) => {
    const elsewhere = operation(api);
    const request = decodeForm(elsewhere, formWith(field, new File(['text'], 'text.txt')));
    expect(validateRequest(elsewhere, request)).toEqual([{ field, rule: 'type', limit: type }]);
  });
});
