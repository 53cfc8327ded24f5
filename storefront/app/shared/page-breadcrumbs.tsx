import { Breadcrumbs, type Crumb, styled } from '@mall/ui';

const Root = styled('div')(({ theme }) => ({ paddingBlockStart: theme.spacing(3) }));

/** Renders the breadcrumbs of a page, with their space below the header. */
export function PageBreadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <Root>
      <Breadcrumbs items={items} />
    </Root>
  );
}
