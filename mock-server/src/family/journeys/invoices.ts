import type { Fields, Journey } from '../journey.ts';

const title: Fields = {
  id: 'int',
  type: '=1|2',
  company_name: 'filled',
  company_tax_number: 'text',
  register_address: 'text',
  register_phone: 'text',
  deposit_bank: 'text',
  bank_number: 'text',
  is_default: 'flag',
};
const invoice: Fields = {
  id: 'int',
  order_id: 'int',
  s_no: 'filled',
  shop_name: 'filled',
  order_add_time: 'date',
  invoice_amount: 'number',
  email: 'text',
  file: 'text',
  invoiceTimeout: 'boolean',
};
const invoiceRequest = (id: string) => ({
  id,
  headId: '{invoiceTitle}',
  type: '1',
  companyName: 'Family Studio',
  companyTaxNumber: '91330106MA2CF0XY4X',
  amount: '{billedAmount}',
  sNo: '{billedNumber}',
  email: 'a@example.com',
});
const companyTitle = {
  id: '',
  type: '1',
  companyName: 'Family Studio',
  companyTaxNumber: '91330106MA2CF0XY4X',
  registerAddress: '',
  registerPhone: '',
  depositBank: '',
  bankNumber: '',
  isDefault: '0',
};

/** Invoices and their titles. */
export const invoices: readonly Journey[] = [
  {
    name: 'invoices',
    session: 'customer',
    entries: [
      { api: 'mall.InvoiceHeader.addOrUpdate', title: 'adds the title of a company', request: companyTitle },
      {
        api: 'mall.InvoiceHeader.addOrUpdate',
        title: 'adds the title of a person',
        request: { ...companyTitle, type: '2', companyName: '林清', companyTaxNumber: '' },
      },
      {
        api: 'mall.InvoiceHeader.doRequest',
        title: 'lists the titles',
        request: { id: '' },
        reads: { 'list[+]': title },
        keeps: { invoiceTitle: 'list[company_name=Family Studio].id', personTitle: 'list[type=2].id' },
      },
      {
        api: 'mall.InvoiceHeader.doRequest',
        title: 'opens a title',
        request: { id: '{invoiceTitle}' },
        reads: { 'list[+]': title },
      },
      {
        api: 'mall.InvoiceHeader.addOrUpdate',
        title: 'makes a title the default one',
        request: { ...companyTitle, id: '{invoiceTitle}', isDefault: '1' },
      },
      { api: 'mall.InvoiceHeader.getDefault', title: 'loads the default title', request: {}, reads: title },
      { api: 'mall.InvoiceHeader.del', title: 'deletes a title', request: { ids: '{personTitle}' } },
      {
        api: 'mall.InvoiceInfo.getToInvoiced',
        title: 'lists orders to be billed',
        request: { page: '1' },
        reads: {
          'list[+]': {
            order_id: 'int',
            sNo: 'filled',
            shop_name: 'filled',
            add_time: 'date',
            z_price: 'number',
            invoiceTimeout: 'boolean',
          },
        },
        keeps: { billedNumber: 'list[invoiceTimeout=0].sNo', billedAmount: 'list[invoiceTimeout=0].z_price' },
      },
      {
        api: 'mall.InvoiceInfo.applyInvoicing',
        title: 'requests an invoice',
        request: invoiceRequest(''),
      },
      {
        api: 'mall.InvoiceInfo.getInvoiceInfo',
        title: 'lists requested invoices',
        request: { status: '1', page: '1', pageSize: '' },
        reads: { 'list[+]': invoice },
        keeps: { requested: 'list[company_name=Family Studio].id' },
      },
      { api: 'mall.InvoiceInfo.getInvoiceInfo', title: 'lists issued invoices', request: { status: '2' }, reads: { 'list[]': invoice } },
      { api: 'mall.InvoiceInfo.revoke', title: 'withdraws the request', request: { id: '{requested}' } },
      {
        api: 'mall.InvoiceInfo.getInvoiceInfo',
        title: 'lists withdrawn invoices',
        request: { status: '3' },
        reads: { 'list[+]': invoice },
      },
      {
        api: 'mall.InvoiceInfo.applyInvoicing',
        title: 'requests it again',
        request: invoiceRequest('{requested}'),
      },
    ],
  },
];
