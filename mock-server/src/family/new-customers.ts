/** Values for the entries about new customers, for tests of targets in which these do not exist. */
export const newCustomers: Readonly<Record<string, string>> = {
  ...{ newAccount: 'family01', newPhone: '13911110001', newEmail: 'family01@example.com' },
  ...{ otherAccount: 'family02', otherPhone: '13911110002', thirdPhone: '13911110003', shopName: '素月小铺' },
};
