import { operations, validateResponse } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { maskCalls } from '../../src/recording/mask.ts';
import { isEnvelope } from '../../src/responses/envelope.ts';
import { declaredExamples } from '../../src/responses/preference.ts';

const maskedData = (data: unknown) => maskCalls([{ request: {}, data }])[0]?.data;

describe('maskCalls', () => {
  const examples = [...operations.values()].flatMap((operation) =>
    declaredExamples(operation).map(({ name, value }) => [`${operation.api} ${name}`, operation, value] as const),
  );
  it.each(examples)('keeps the example %s valid', (_, operation, value) => {
    if (!isEnvelope(value)) throw new Error('The example is no envelope');
    const response = { ...value, data: maskedData(value.data) };
    expect(validateResponse(operation, response)).toEqual([]);
  });

  it('replaces secrets and personal data by values of the same format, also within other texts', () => {
    const person = { name: 'Lin Qing', mobile: '13812345678', e_mail: 'lin@mall.example', address: 'Wensan Road 5', zip_code: '310012' };
    const secrets = { access_id: 'token-1234', password: 'hunter22', keyCode: '482913', Bank_card_number: '6222020200112230' };
    const texts = { content: 'Sent to 13812345678 and lin@mall.example', url: '/office?token=abcdef&shop=1', p_name: 'Tea' };
    expect(maskedData({ person, secrets, texts })).toEqual({
      person: { name: 'masked', mobile: '13111111111', e_mail: 'masked@example.com', address: 'masked', zip_code: '111111' },
      secrets: { access_id: 'masked', password: 'masked', keyCode: '111111', Bank_card_number: '1111111111111111' },
      texts: { content: 'Sent to 13111111111 and masked@example.com', url: '/office?token=masked&shop=1', p_name: 'Tea' },
    });
  });

  it('replaces a value of one call in the texts of other calls', () => {
    const calls = [
      { request: {}, data: { list: [{ p_name: 'Tea for Lin Qing', note: '林清的茶' }] } },
      { request: { user_name: '林清' }, data: { person: { name: 'Lin Qing', mobile: '13812345678' } } },
    ];
    expect(maskCalls(calls)[0]?.data).toEqual({ list: [{ p_name: 'Tea for masked', note: 'masked的茶' }] });
  });

  it('replaces phones and card numbers in free text, but no order numbers and images', () => {
    const content = 'Call 13912340000 or +852 61234567, card 6214850100001234 or 6214 8501 0000 1234';
    const masked = {
      sNo: 'GM20261110093000000044',
      id: '1700000000000',
      img: '/media/1700000000000.webp',
      add_date: '2026-11-21 09:30:00',
    };
    expect(maskedData({ content, ...masked })).toEqual({
      content: expect.stringMatching(/^Call 13111111111 or \+85[12] 1{8}, card 1{16} or 1111 1111 1111 1111$/),
      ...masked,
    });
  });

  it('replaces regions, places and names of companies', () => {
    const invoice = { company_name: 'Suyue Ltd', region: 'Zhejiang Hangzhou Xihu', place: ['Zhejiang', 'Hangzhou', 'Xihu'] };
    expect(maskedData(invoice)).toEqual({ company_name: 'masked', region: 'masked', place: ['masked', 'masked', 'masked'] });
  });
});
