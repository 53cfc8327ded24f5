import { useUiText } from '../../../i18n/useUiText.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../../primitives/UiLink/UiLink.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

/** A condition that narrows a list. */
export interface FilterTag {
  /** Display text of the filter: "Brand: Aurelle". */
  label: string;
  /** URL of the list without this condition. */
  href: string;
}

/** Props of {@link FilterTags}. */
export interface FilterTagsProps extends RootProps<'ul'> {
  /** Active conditions, in the order of the filter. */
  tags: readonly FilterTag[];
  /** URL of the list without any condition. */
  clearHref: string;
}

const Root = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { minWidth: 0 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: theme.spacing(0.75),
    maxWidth: '100%',
    minHeight: theme.spacing(4),
    overflowWrap: 'anywhere',
    [theme.breakpoints.down('md')]: { minHeight: theme.mall.size.target },
  },
  '& > li > .tag': {
    paddingInline: theme.spacing(1.75, 1.25),
    borderRadius: theme.mall.radius.pill,
    backgroundColor: theme.vars.palette.roles.primaryVeil,
    color: theme.vars.palette.roles.ink,
    // Forced colors remove the background; the border remains visible.
    border: `${theme.mall.border.hairline} solid transparent`,
  },
  '& > li > .tag:hover': { borderColor: theme.vars.palette.roles.primary, textDecorationLine: 'none' },
  '& > li > .tag svg': { width: theme.spacing(2), height: theme.spacing(2) },
  '& > li > .clear': { marginInlineStart: theme.spacing(1) },
}));

/** Shows the active conditions of a list as links that remove one of them or all. Renders nothing when there are none. */
export function FilterTags({ tags, clearHref, ...root }: FilterTagsProps) {
  const t = useUiText('ui-list');
  if (tags.length === 0) return null;
  return (
    <Root {...root} aria-label={t('filter.tags')}>
      {tags.map(({ label, href }) => (
        <li key={`${label} ${href}`}>
          <UiLink look="quiet" className="tag" href={href} aria-label={t('filter.remove', { name: label })}>
            {label}
            <Icon name="close" />
          </UiLink>
        </li>
      ))}
      <li>
        <UiLink className="clear" href={clearHref}>
          {t('filter.clear')}
        </UiLink>
      </li>
    </Root>
  );
}
