import { useUiText } from '../../i18n/useUiText.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { UiLink } from '../UiLink/UiLink.tsx';

/** One breadcrumb; the last has no `href`. */
export interface Crumb {
  /** Name of the page. */
  label: string;
  /** URL of the page; omitted for the current page. */
  href?: string;
}

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps extends RootProps<'nav'> {
  /** Breadcrumbs from the home page to the current one. */
  items: readonly Crumb[];
}

const Root = styled('nav')({});

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: theme.vars.palette.roles.inkSoft,
  '& li': { display: 'inline-flex', alignItems: 'center', minHeight: theme.spacing(3) },
  '& li + li::before': { content: '"/" / ""', marginInline: theme.spacing(1), color: theme.vars.palette.roles.inkFaint },
}));

/** Shows the breadcrumbs from the home page to the current page. */
export function Breadcrumbs({ items, ...root }: BreadcrumbsProps) {
  const t = useUiText();
  return (
    <Root {...root} aria-label={t('nav.breadcrumbs')}>
      <List>
        {items.map(({ label, href }) => (
          <li key={`${href ?? ''} ${label}`}>
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <UiLink href={href} look="quiet">
                {label}
              </UiLink>
            )}
          </li>
        ))}
      </List>
    </Root>
  );
}
