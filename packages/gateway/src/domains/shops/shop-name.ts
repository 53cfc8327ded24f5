/** What makes two names the same to a shopper: width, case and punctuation do not tell them apart. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Words by which a shop would pass for the mall itself or for one of the offices that shoppers trust. */
const forbidden = [
  ...['sylvane', 'official', 'flagship', 'admin', 'customerservice', 'support'],
  ...['官方', '旗舰', '旗艦', '客服', '管理员', '管理員', '自营', '自營'],
  ...['공식', '플래그십', '고객센터', '관리자', '실반'],
];

/** Whether no shop may carry a name: it holds a forbidden word, or nothing that could be read out. */
export function isRefusedName(name: string): boolean {
  const key = nameKey(name);
  return key === '' || forbidden.some((word) => key.includes(word));
}
