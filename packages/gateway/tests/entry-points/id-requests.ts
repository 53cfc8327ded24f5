import { exampleOf, type Request, withValue } from '../support/contract.ts';
import type { Owned } from '../support/owning.ts';
import { idFields as fields, type IdField, type PrivateKind } from './id-fields.ts';

/** What the orders of the test cost. */
export const orderTotal = '54.00';
/** What requests say about an order beside its id. */
export const aboutOrder = { payment_money: orderTotal, goodsId: 1011, attributeId: 10111, refund_apply_money: '10.00' };

/** Records of a caller, by kind, and the code that proves a withdrawal. */
export type OwnRecords = Partial<Record<PrivateKind, Owned>> & { keyCode?: string };

/** Makes a request in which one field names a record; undefined when the field cannot name it in this way. */
export type Build = (field: IdField, own: OwnRecords, owned: Owned) => Request | undefined;

const nameOf = ({ text, list }: IdField, { id, number }: Owned) => (text ? (number ?? String(id)) : list ? [id] : id);

/** The contract's example with the caller's own records for everything but the field in question. */
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

/** Beside the caller's own record in a list: all of it must be refused or left alike. */
export function besideOwn(field: IdField, own: OwnRecords, owned: Owned): Request | undefined {
  const record = own[field.kind];
  const at = field.path.lastIndexOf('0');
  if (!record || (!field.list && at < 0)) return undefined;
  const request = requestOf(field, own, record);
  if (field.list) return withValue(request, field.path, [record.id, owned.id]);
  return withValue(request, field.path.with(at, '1'), nameOf(field, owned));
}
