import Skeleton from '@mui/material/Skeleton';
import { forwardPropsExcept } from '../../../styles/forwardPropsExcept.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

/** Props of {@link CartLineSkeleton}. */
export interface CartLineSkeletonProps extends RootProps<'div'> {
  /** The lines will have a checkbox. @default false */
  withTick?: boolean;
  /** The lines will have quantity, amount and actions: two more rows on a phone. @default false */
  withControls?: boolean;
}

const Root = styled('div', { shouldForwardProp: forwardPropsExcept('withTick') })<{ withTick: boolean }>(({ theme, withTick }) => ({
  display: 'grid',
  gridTemplateColumns: `${withTick ? `${theme.spacing(3)} ` : ''}${theme.mall.size.thumbSmall} minmax(0, 1fr)`,
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(1.5),
  paddingBlock: theme.spacing(3),
  alignItems: 'center',
  '& > .controls': {
    gridColumn: withTick ? '2 / -1' : '1 / -1',
    height: `calc(${theme.mall.size.target} + 2 * ${theme.mall.border.hairline})`,
  },
  '& > .actions': { gridColumn: withTick ? '2 / -1' : '1 / -1', height: theme.mall.size.targetSmall },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `${withTick ? `${theme.spacing(3)} ` : ''}${theme.mall.size.thumb} minmax(0, 1fr)`,
    columnGap: theme.spacing(3),
    '& > .controls, & > .actions': { display: 'none' },
  },
}));

/** Reserves the space of a cart line while the cart loads. */
export function CartLineSkeleton({ withTick = false, withControls = false, ...root }: CartLineSkeletonProps) {
  return (
    <Root {...root} withTick={withTick} aria-hidden="true">
      {withTick && <span />}
      <Skeleton variant="rectangular" width="100%" height="auto" sx={{ aspectRatio: '4 / 5' }} />
      <div>
        <Skeleton width="60%" />
        <Skeleton width="30%" />
        <Skeleton width="20%" />
      </div>
      {withControls && (
        <>
          <span className="controls" />
          <span className="actions" />
        </>
      )}
    </Root>
  );
}
