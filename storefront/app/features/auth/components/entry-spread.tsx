import { Container, Picture } from '@mall/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

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
  '& > .form': { display: 'grid', gap: theme.spacing(4) },
  // Messages end where the fields do.
  '& [role]': { maxWidth: theme.mall.size.form },
}));

interface EntrySpreadProps {
  /** A picture of the shop; without one its quiet ground is all that shows. */
  readonly picture: string | undefined;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A picture on one page of the spread, the form on the other. */
export function EntrySpread({ picture, title, lead, children }: EntrySpreadProps) {
  return (
    <Root>
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
