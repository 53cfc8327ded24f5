import Skeleton from '@mui/material/Skeleton';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { useTheme } from '../../../styles/useTheme.ts';
import { securityBox } from './securityBox.ts';

const Root = styled('div')(({ theme }) => ({
  ...securityBox(theme),
  minHeight: theme.mall.size.target,
  '& > .mark': { borderRadius: theme.mall.radius.pill },
  '& > .words .MuiSkeleton-root': { height: '1lh' },
}));

/** Reserves the space of a row while the security items load. */
export function SecurityRowSkeleton(root: RootProps<'div'>) {
  const { size } = useTheme().mall;
  return (
    <Root {...root} aria-hidden="true">
      <Skeleton className="mark" variant="circular" width={size.targetSmall} height={size.targetSmall} />
      <div className="words">
        <Skeleton className="title" width="40%" />
        <Skeleton className="state" width="60%" />
      </div>
    </Root>
  );
}
