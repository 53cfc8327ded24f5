/** Returns the normalized form of a name: names that differ only in width, case and punctuation are the same to a shopper. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Words with which a shop would impersonate the mall itself or a trusted institution. */
const forbidden = [
  ...['sylvane', 'official', 'flagship', 'admin', 'customerservice', 'support'],
  ...['官方', '旗舰', '旗艦', '客服', '管理员', '管理員', '自营', '自營'],
  ...['공식', '플래그십', '고객센터', '관리자', '실반'],
];

/** Returns whether a name is refused for every shop: it contains a forbidden word, or no letter or digit. */
export function isRefusedName(name: string): boolean {
  const key = nameKey(name);
  return key === '' || forbidden.some((word) => key.includes(word));
}
