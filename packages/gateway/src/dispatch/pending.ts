/** Operations of the contract that have no code yet. They answer `operation_failed`; a test holds this list against the truth. */
export const pending: readonly string[] = [
  // invoices
  'mall.InvoiceHeader.addOrUpdate',
  'mall.InvoiceHeader.del',
  'mall.InvoiceHeader.doRequest',
  'mall.InvoiceHeader.getDefault',
  'mall.InvoiceInfo.applyInvoicing',
  'mall.InvoiceInfo.getInvoiceInfo',
  'mall.InvoiceInfo.getToInvoiced',
  'mall.InvoiceInfo.revoke',
];
