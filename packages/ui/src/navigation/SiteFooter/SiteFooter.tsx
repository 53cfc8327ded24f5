import { useUiText } from '../../i18n/useUiText.ts';
import { Container } from '../../primitives/Container/Container.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { lineClamp } from '../../styles/lineClamp.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import type { NavigationItem } from '../SiteHeader/model.ts';

/** A link of a column. */
export interface FooterLink extends NavigationItem {
  /** Opens another site, e.g. the brand's official one, in a new tab. @default false */
  newTab?: boolean;
}

/** A column of the footer: a promise of the shop, or a list of links. */
export interface FooterColumn {
  /** Heading of the column. */
  title: string;
  /** Line between the heading and the links. */
  subheading?: string;
  /** URL of a small image above the title. @since 0.4.0 */
  image?: string;
  /** Links in display order. */
  links?: readonly FooterLink[];
}

/** Pages that every footer links to. */
export const footerPages = [
  'ourStory',
  'ourTeam',
  'allProducts',
  'home',
  'regionalMarkets',
  'terms',
  'privacy',
  'contact',
  'enroll',
] as const;

/** A page that every footer links to. */
export type FooterPage = (typeof footerPages)[number];

/** Props of {@link SiteFooter}. */
export interface SiteFooterProps extends RootProps<'footer'> {
  /** Name of the shop. */
  name: string;
  /** URLs of the static pages; a page without a URL is omitted. */
  hrefs: Readonly<Partial<Record<FooterPage, string>>>;
  /** Promises of the shop, and lists of links. @default [] */
  columns?: readonly FooterColumn[];
  /** Copyright notice of the shop. */
  copyright?: string;
  /** Registration number of the site. */
  archival?: string;
}

const Root = styled('footer')(({ theme }) => ({
  backgroundColor: theme.vars.palette.roles.sunken,
  color: theme.vars.palette.roles.inkSoft,
  paddingBlock: theme.spacing(7, 4),
  borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  ...theme.typography.body2,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(10, 5) },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& p': { margin: 0 },
  '& .emblem': { display: 'block', width: theme.mall.size.emblem, height: theme.mall.size.emblem, marginBlockEnd: theme.spacing(1) },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.mall.size.column}), 1fr))`,
  columnGap: theme.spacing(4),
  rowGap: theme.spacing(5),
  // Descenders of the name do not touch the text below.
  '& > .whose': { display: 'grid', alignContent: 'start', rowGap: theme.spacing(1) },
  // Between phone and wide desktop the name has its own line, so that no column wraps alone.
  [theme.breakpoints.between('md', 'lg')]: { '& > .whose': { gridColumn: '1 / -1' } },
  '& h2': { ...theme.typography.h6, margin: 0, marginBlockEnd: theme.spacing(1), color: theme.vars.palette.roles.ink },
  '& li a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.spacing(4) },
}));

const Name = styled('p')(({ theme }) => ({ ...theme.typography.h2, ...lineClamp(2), color: theme.vars.palette.roles.ink }));

const Pages = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.spacing(4) },
}));

const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  marginBlockStart: theme.spacing(6),
  paddingBlockStart: theme.spacing(3),
  borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
}));

function Column({ column }: { column: FooterColumn }) {
  const t = useUiText();
  return (
    <section>
      {column.image && <img className="emblem" src={column.image} alt="" loading="lazy" />}
      <h2>{column.title}</h2>
      {column.subheading && <p>{column.subheading}</p>}
      {column.links && (
        <ul>
          {column.links.map(({ label, href, newTab }) => (
            <li key={`${href} ${label}`}>
              <UiLink look="quiet" href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
                {label}
                {newTab && <VisuallyHidden> {t('nav.newTab')}</VisuallyHidden>}
              </UiLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Shows the page footer: the shop's promises and links, the static pages, the copyright. */
export function SiteFooter({ name, hrefs, columns = [], copyright, archival, ...root }: SiteFooterProps) {
  const t = useUiText();
  return (
    <Root {...root}>
      <Container>
        <Columns>
          <div className="whose">
            <Name>{name}</Name>
            <p>{t('footer.promise')}</p>
          </div>
          {columns.map((column) => (
            <Column key={column.title} column={column} />
          ))}
        </Columns>
        <Foot as="nav" aria-label={t('footer.label')}>
          <Pages>
            {footerPages.map((page) => {
              const href = hrefs[page];
              return (
                href !== undefined && (
                  <li key={page}>
                    <UiLink look="quiet" href={href}>
                      {t(`footer.${page}`)}
                    </UiLink>
                  </li>
                )
              );
            })}
          </Pages>
        </Foot>
        <Foot sx={{ marginBlockStart: 2 }}>
          {copyright && <p>{copyright}</p>}
          {archival && <p>{archival}</p>}
        </Foot>
      </Container>
    </Root>
  );
}
