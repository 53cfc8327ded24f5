import { Eyebrow, styled } from '@mall/ui';
import Typography from '@mui/material/Typography';

const Root = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(3, 4),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(4, 7) },
  '& p:last-of-type': { marginBlockStart: theme.spacing(1.5), maxWidth: theme.mall.size.measure },
}));

interface ListHeadProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead?: string;
}

/** Renders the headline of a list. */
export function ListHead({ eyebrow, title, lead }: ListHeadProps) {
  return (
    <Root>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Typography variant="h1">{title}</Typography>
      {lead && <Typography color="textSecondary">{lead}</Typography>}
    </Root>
  );
}
