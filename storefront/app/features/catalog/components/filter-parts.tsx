import { styled } from '@mui/material/styles';

/** A group of the filter, parted from the one above it by a hairline. */
export const FilterGroup = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  rowGap: theme.spacing(0.5),
  paddingBlock: theme.spacing(2),
  borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: theme.spacing(1),
    width: '100%',
  },
  '& h3': { ...theme.typography.h6, margin: 0 },
  '& .head a': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

/** Choices that are links; what is chosen carries a mark. */
export const ChoiceLinks = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  width: '100%',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: theme.spacing(1),
    minHeight: theme.spacing(3.5),
    color: theme.vars.palette.roles.inkSoft,
    [theme.breakpoints.down('md')]: { minHeight: theme.mall.size.target },
  },
  '& a[aria-current]': { color: theme.vars.palette.roles.ink, fontWeight: theme.typography.fontWeightMedium },
  '& a[aria-current] svg': { width: theme.spacing(2), height: theme.spacing(2), color: theme.vars.palette.roles.green },
}));
