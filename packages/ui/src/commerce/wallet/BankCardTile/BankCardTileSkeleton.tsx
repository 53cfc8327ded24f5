import Skeleton from '@mui/material/Skeleton';
import { recordCard } from '../../../styles/recordCard.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { bankCardWords } from './bankCardWords.ts';

const Root = styled('div')(({ theme }) => ({
  ...recordCard(theme),
  '& > .bank': bankCardWords(theme).bank,
  '& > .number': bankCardWords(theme).number,
  '& .MuiSkeleton-root': { height: '1lh' },
}));

/** Reserves the space of a bank card while the cards load. */
export function BankCardTileSkeleton(root: RootProps<'div'>) {
  return (
    <Root {...root} aria-hidden="true">
      <Skeleton className="bank" width="50%" />
      <Skeleton className="number" width="35%" />
    </Root>
  );
}
