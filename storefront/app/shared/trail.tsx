import { Breadcrumbs, type Crumb } from '@mall/ui';
import { styled } from '@mui/material/styles';

const Room = styled('div')(({ theme }) => ({ paddingBlockStart: theme.spacing(3) }));

/** The way to this page, with the room that it has below the header everywhere. */
export function Trail({ items }: { items: readonly Crumb[] }) {
  return (
    <Room>
      <Breadcrumbs items={items} />
    </Room>
  );
}
