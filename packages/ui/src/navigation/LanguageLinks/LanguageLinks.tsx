import { type LanguageCode, languageName, languageTag } from '../../i18n/languages.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import type { LanguageLink, NavigationItem } from '../SiteHeader/model.ts';

/** Props of {@link LanguageLinks}. */
export interface LanguageLinksProps extends RootProps<'nav'> {
  /** URL of this page in each language. */
  links: readonly LanguageLink[];
  /** Language of the page. */
  current: LanguageCode;
  /** Regional sites of the brand. */
  regions?: readonly NavigationItem[];
}

const Root = styled('nav')({});

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.spacing(3), textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '& a[aria-current]': { color: theme.vars.palette.roles.ink, textDecoration: 'underline', textUnderlineOffset: '0.35em' },
}));

/**
 * Shows links to this page in the other languages, each under its own name. Plain links: the page is loaded again in the other language.
 */
export function LanguageLinks({ links, current, regions = [], ...root }: LanguageLinksProps) {
  const t = useUiText();
  return (
    <Root {...root} aria-label={t('nav.languages')}>
      <List>
        {links.map(({ code, href }) => (
          <li key={code}>
            <a href={href} lang={languageTag(code)} hrefLang={languageTag(code)} {...(code === current ? { 'aria-current': 'true' } : {})}>
              {languageName(code)}
            </a>
          </li>
        ))}
        {regions.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </List>
    </Root>
  );
}
