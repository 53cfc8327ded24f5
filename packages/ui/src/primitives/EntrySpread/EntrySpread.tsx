import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { Container } from '../Container/Container.tsx';
import { Image } from '../Image/Image.tsx';

/** Props of {@link EntrySpread}. */
export interface EntrySpreadProps extends RootProps<'div'> {
  /** Purpose of the page: its only h1. */
  title: string;
  /** A line below the title. */
  lead: string;
  /** URL of an image, shown on desktop only; omitted, only the background is shown. @since 0.4.0 */
  image?: string | undefined;
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
  // Messages are as wide as the fields.
  '& [role="alert"], & [role="status"]': { maxWidth: theme.mall.size.form },
}));

/** Shows the two halves of a sign-in or registration page: an image and the form. */
export function EntrySpread({ title, lead, image, children, ...root }: EntrySpreadProps) {
  return (
    <Root {...root}>
      <div className="plate">
        <Image {...(image ? { src: image } : {})} alt="" ratio={4 / 5} sizes="(min-width: 900px) 50vw, 1px" />
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
