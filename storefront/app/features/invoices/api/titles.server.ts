import type { Schemas } from '@mall/sdk';
import { checkForm, invoiceTitleRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { readId } from '#app/shared/query-id.ts';
import { type InvoiceRefusal, type InvoiceTitle, invoiceIntents } from '../invoice.ts';
import { refuse, refuseFor } from './refuse.server.ts';

const typeNumbers = { company: 1, person: 2 } as const;

/** Loads the customer's titles, the default first. */
export async function loadTitles({ mall }: Gateway): Promise<InvoiceTitle[]> {
  return (await mall.invoices.headers()).list.map(toTitle);
}

/** Loads one title. Undefined for one that is missing or another customer's. */
export async function loadTitle({ mall }: Gateway, id: number): Promise<InvoiceTitle | undefined> {
  return (await mall.invoices.headers({ id })).list.map(toTitle).find((title) => title.id === id);
}

function toTitle(header: Schemas['InvoiceHeader']): InvoiceTitle {
  return {
    id: header.id,
    isCompany: header.type === typeNumbers.company,
    name: header.company_name,
    taxNumber: header.company_tax_number,
    address: header.register_address,
    phone: header.register_phone,
    bank: header.deposit_bank,
    account: header.bank_number,
    isDefault: header.is_default,
  };
}

/** Adds a title, or updates the one that the form names; returns undefined on success. */
export async function saveTitle({ mall }: Gateway, form: FormData): Promise<InvoiceRefusal | undefined> {
  const checked = checkForm(invoiceTitleRules, form);
  if (!checked.ok) return refuse(form, checked.errors);
  const id = readId(form.get('id'));
  const { type, isDefault, ...rest } = checked.values;
  try {
    const title = { type: typeNumbers[type], isDefault: isDefault === '1' ? 1 : 0, ...(id !== undefined && { id }), ...rest } as const;
    await mall.invoices.saveHeader(title, readIdempotencyKey(form));
    return undefined;
  } catch (error) {
    return refuseFor(form, error);
  }
}

/** Removes a title or makes it the default; returns undefined on success. */
export async function changeTitle(gateway: Gateway, form: FormData): Promise<InvoiceRefusal | undefined> {
  const id = readId(form.get('id')) ?? 0;
  try {
    if (form.get('intent') === invoiceIntents.makeDefault) await makeDefault(gateway, id);
    else await gateway.mall.invoices.removeHeader({ ids: [id] }, readIdempotencyKey(form));
    return undefined;
  } catch (error) {
    return refuseFor(form, error);
  }
}

async function makeDefault(gateway: Gateway, id: number): Promise<void> {
  const title = await loadTitle(gateway, id);
  if (!title) return;
  await gateway.mall.invoices.saveHeader({
    id,
    type: typeNumbers[title.isCompany ? 'company' : 'person'],
    companyName: title.name,
    companyTaxNumber: title.taxNumber,
    isDefault: 1,
    registerAddress: title.address,
    registerPhone: title.phone,
    depositBank: title.bank,
    bankNumber: title.account,
  });
}
