import Skeleton from '@mui/material/Skeleton';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { useTheme } from '../../../styles/useTheme.ts';
import { balanceBox } from './balanceBox.ts';

const Root = styled('section')(({ theme }) => ({
  ...balanceBox(theme),
  backgroundColor: theme.vars.palette.roles.sunken,
  '& .MuiSkeleton-root': { height: '1lh', backgroundColor: theme.vars.palette.roles.hairline },
  '& > div > .amount': { ...theme.typography.h3, lineHeight: 1.3 },
}));

/** Reserves the space of the balance while it loads. */
export function WalletBalanceSkeleton(root: RootProps<'section'>) {
  const { size } = useTheme().mall;
  return (
    <Root {...root} aria-hidden="true">
      <div>
        <Skeleton className="label" width={size.amount} />
        <Skeleton className="amount" width={size.select} />
      </div>
    </Root>
  );
}
