import { exampleOf, type Request, withValue } from '../support/contract.ts';
import type { Owned } from '../support/fixtures/owning.ts';
import { idFields as fields, type IdField, type PrivateKind } from './id-fields.ts';

/** The total of the orders in these tests. */
export const orderTotal = '54.00';
/** Fields of requests about an order, in addition to its id. */
export const aboutOrder = { payment_money: orderTotal, goodsId: 1011, attributeId: 10111, refund_apply_money: '10.00' };

/** Records of a caller, by kind, and the code that confirms a withdrawal. */
export type OwnRecords = Partial<Record<PrivateKind, Owned>> & { keyCode?: string };

/** Creates a request in which one field names a record; undefined when the field cannot name it in this form. */
export type Build = (field: IdField, own: OwnRecords, owned: Owned) => Request | undefined;

const nameOf = ({ text, list }: IdField, { id, number }: Owned) => (text ? (number ?? String(id)) : list ? [id] : id);

/** Returns the contract example with the caller's own records, except for the tested field. */
export function requestOf(field: IdField, own: OwnRecords, owned: Owned): Request {
  const mine = fields.filter((other) => other.operation === field.operation && other !== field);
  const example = mine.reduce((request, other) => {
    const record = own[other.kind];
    return withValue(request, other.path, record && nameOf(other, record));
  }, exampleOf(field.operation));
  const request = withValue(example, field.path, nameOf(field, owned));
  const asked = field.operation.requestSchema.properties ?? {};
  const about = { ...aboutOrder, ...(asked.order_list && { total: orderTotal }) };
  const right = { ...request, ...Object.fromEntries(Object.entries(about).filter(([name]) => asked[name] !== undefined)) };
  if (field.operation.api !== 'mall.User.withdrawals') return right;
  const { mobile: _, ...others } = right as Request;
  return { ...others, keyCode: own.keyCode ?? '' };
}

/** Returns a request with a list of the caller's own record and another one: both must be refused or left unchanged together. */
export function besideOwn(field: IdField, own: OwnRecords, owned: Owned): Request | undefined {
  const record = own[field.kind];
  const at = field.path.lastIndexOf('0');
  if (!record || (!field.list && at < 0)) return undefined;
  const request = requestOf(field, own, record);
  if (field.list) return withValue(request, field.path, [record.id, owned.id]);
  return withValue(request, field.path.with(at, '1'), nameOf(field, owned));
}
