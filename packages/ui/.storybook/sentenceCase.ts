/** Words of story names that keep their capital letters. */
const names: Readonly<Record<string, string>> = { wechat: 'WeChat', korean: 'Korean', alipay: 'Alipay' };

/** Returns a story name, which Storybook derives from its export in title case, in sentence case: `Named Only` as `Named only`. */
export function sentenceCase(title: string): string {
  const words = title.replace('We Chat', 'Wechat').split(' ');
  return words
    .map((word, index) => names[word.toLowerCase()] ?? (index === 0 ? word : word.charAt(0).toLowerCase() + word.slice(1)))
    .join(' ');
}
