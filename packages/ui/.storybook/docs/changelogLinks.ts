/** Pages of names that have no page of their own name. */
export const pagesOfNames: Readonly<Record<string, string>> = {
  useToast: 'feedback-toastprovider--docs',
  useAnnounce: 'feedback-announcer--docs',
  useMoney: 'commerce-price--docs',
  useScheme: 'provider-malluiprovider--docs',
  SchemeScript: 'provider-malluiprovider--docs',
  CachedFragment: 'provider-malluiprovider--docs',
  FragmentCacheProvider: 'provider-malluiprovider--docs',
  useUiText: 'guidelines-text-keys--docs',
  addUiTexts: 'guidelines-text-keys--docs',
  styled: 'foundations-theming--docs',
  createMallTheme: 'foundations-theming--docs',
  ThemeOptionsError: 'foundations-theming--docs',
  contrastReport: 'foundations-theming--docs',
  contrastRatio: 'foundations-theming--docs',
  contrastPairs: 'foundations-theming--docs',
  colorNotices: 'foundations-theming--docs',
  toTokens: 'foundations-tokens--docs',
  toStudioTokens: 'foundations-tokens--docs',
  toCss: 'foundations-tokens--docs',
  tokenList: 'foundations-tokens--docs',
  fromTokens: 'foundations-tokens--docs',
  'docs/theming.md': 'foundations-theming--docs',
  'docs/tokens.md': 'foundations-tokens--docs',
};

/** Pages of guides by their titles, which the changelog has in italics. */
export const pagesOfTitles: Readonly<Record<string, string>> = {
  Theming: 'foundations-theming--docs',
  Tokens: 'foundations-tokens--docs',
  Accessibility: 'guidelines-accessibility--docs',
  Content: 'guidelines-content--docs',
  'MUI components': 'guidelines-mui-components--docs',
  'Text keys': 'guidelines-text-keys--docs',
  'Find a component': 'find-a-component--docs',
};

/** Returns the id of a component's page. */
type FindPage = (component: string) => string | undefined;

const link = (text: string, id: string) => `[${text}](./?path=/docs/${id})`;

/** A part of a text: a link as it is, code in backticks, or a title in italics. */
const partPattern = /\[[^\]]*\]\([^)]*\)|`([\w./-]+?)(?:\(\))?`|(?<!\*)\*([A-Z][\w ]+)\*(?!\*)/g;

function linkNames(text: string, findPage: FindPage): string {
  return text.replaceAll(partPattern, (whole, name: string | undefined, title: string | undefined) => {
    const id = title === undefined ? name && (pagesOfNames[name] ?? findPage(name.replace(/Skeleton$/, ''))) : pagesOfTitles[title];
    return id ? link(whole, id) : whole;
  });
}

/** Links the names of components and guides in a changelog to their pages. Of a table, only the first column is about components; code and headings stay. */
export function withPageLinks(markdown: string, findPage: FindPage): string {
  let inCode = false;
  const lines = markdown.split('\n').map((line) => {
    if (/^\s*```/.test(line)) inCode = !inCode;
    if (inCode || line.startsWith('#')) return line;
    const cells = /^(\s*\|[^|]*\|)(.*)$/.exec(line);
    return cells ? `${linkNames(cells[1] ?? '', findPage)}${cells[2]}` : linkNames(line, findPage);
  });
  return lines.join('\n');
}
