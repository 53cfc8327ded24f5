import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { Container } from '../Container/Container.tsx';
import { Picture } from '../Picture/Picture.tsx';

/** Props of {@link EntrySpread}. */
export interface EntrySpreadProps extends RootProps<'div'> {
  /** What the page is for: its one h1. */
  title: string;
  /** A line below the title. */
  lead: string;
  /** Address of a picture, shown on a desk alone; left out, its quiet ground is all that shows. */
  picture?: string | undefined;
  /** Notices and the form. */
  children: ReactNode;
}

const Root = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  paddingBlock: theme.spacing(5, 8),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    alignItems: 'center',
    columnGap: theme.spacing(12),
    paddingBlock: theme.spacing(8, 12),
  },
  '& > .plate': { display: 'none', [theme.breakpoints.up('md')]: { display: 'block' } },
  '& > .form': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(4) },
  // Messages end where the fields do.
  '& [role="alert"], & [role="status"]': { maxWidth: theme.mall.size.form },
}));

/** The spread of signing in and registering: a picture on one page, the form on the other. */
export function EntrySpread({ title, lead, picture, children, ...root }: EntrySpreadProps) {
  return (
    <Root {...root}>
      <div className="plate">
        <Picture {...(picture ? { src: picture } : {})} alt="" ratio={4 / 5} sizes="(min-width: 900px) 50vw, 1px" />
      </div>
      <div className="form">
        <div>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="subtitle1" component="p" color="textSecondary">
            {lead}
          </Typography>
        </div>
        {children}
      </div>
    </Root>
  );
}
