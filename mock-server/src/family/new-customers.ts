/** Values for the entries about new customers. The target must not have these customers yet. */
export const newCustomers: Readonly<Record<string, string>> = {
  newAccount: 'family01',
  newPhone: '13911110001',
  newEmail: 'family01@example.com',
  otherAccount: 'family02',
  otherPhone: '13911110002',
  thirdPhone: '13911110003',
  shopName: '素月小铺',
};
