import type { DataOf, RequestOf } from '@mall/contract';
import { Fault } from '../../dispatch/fault.ts';
import type { Title } from './list-titles.ts';
import type { TitleToSave } from './save-title.ts';
import { titleKind } from './schema.ts';

type WireTitle = DataOf<'mall.InvoiceHeader.doRequest'>['list'][number];

/** A title as the wire has it. */
export function wireTitle(title: Title): WireTitle {
  return {
    id: title.id,
    type: title.kind,
    company_name: title.name,
    company_tax_number: title.taxNumber,
    register_address: title.registeredAddress,
    register_phone: title.registeredPhone,
    deposit_bank: title.bank,
    bank_number: title.bankAccount,
    is_default: title.isDefault ? 1 : 0,
  };
}

/**
 * A title as it was sent. A person has only a name, so whatever a form holds for a company is left out.
 * @throws Fault `parameter_refused` when the name is blank, or a company has no tax number.
 */
export function readTitle(request: RequestOf<'mall.InvoiceHeader.addOrUpdate'>): TitleToSave {
  const isCompany = request.type === titleKind.company;
  const ofCompany = (text: string | undefined) => (isCompany ? (text?.trim() ?? '') : '');
  const title = {
    id: request.id,
    makeDefault: request.isDefault === 1,
    kind: request.type,
    name: request.companyName.trim(),
    taxNumber: ofCompany(request.companyTaxNumber),
    registeredAddress: ofCompany(request.registerAddress),
    registeredPhone: ofCompany(request.registerPhone),
    bank: ofCompany(request.depositBank),
    bankAccount: ofCompany(request.bankNumber),
  };
  if (title.name === '') throw new Fault('parameter_refused', { errors: [{ field: 'companyName', rule: 'minLength', limit: 1 }] });
  if (isCompany && title.taxNumber === '')
    throw new Fault('parameter_refused', { errors: [{ field: 'companyTaxNumber', rule: 'required' }] });
  return title;
}
