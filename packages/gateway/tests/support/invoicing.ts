/** A title of a company, as the form sends it. */
export const company = {
  type: 1,
  companyName: '杭州素月科技有限公司',
  companyTaxNumber: '91330106MA2CF0XY3K',
  registerAddress: '杭州市西湖区文三路 90 号',
  registerPhone: '0571-88001234',
  depositBank: '招商银行杭州西湖支行',
  bankNumber: '571900001234567',
};

/** A title of a person, as the form sends it. */
export const person = { type: 2, companyName: '林清' };
