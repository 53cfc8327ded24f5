import Skeleton from '@mui/material/Skeleton';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { messageBox } from './messageBox.ts';

const Root = styled('div')(({ theme }) => ({
  ...messageBox(theme),
  '& .MuiSkeleton-root': { gridColumn: 2 },
  '& > .line': { ...theme.typography.body2, height: '1lh' },
  '& > .date': { ...theme.typography.caption, height: '1lh' },
}));

/** Reserves the space of a two-line message while the messages load. */
export function MessageRowSkeleton(root: RootProps<'div'>) {
  return (
    <Root {...root} aria-hidden="true">
      <Skeleton className="line" width="40%" />
      <Skeleton className="line" width="70%" />
      <Skeleton className="date" width="20%" />
    </Root>
  );
}
