import { foldSummary } from '../../../styles/foldSummary.ts';
import { styled } from '../../../styles/styled.ts';
import type { StyledPart } from '../../../styles/styledPart.ts';

/** A filter group, separated from the previous one by a hairline. */
export const Group: StyledPart<'fieldset'> = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  paddingBlock: theme.spacing(2),
  border: 0,
  borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  // A floating legend is below the hairline instead of inside it.
  '& > legend': { ...theme.typography.h6, float: 'inline-start', width: '100%', padding: 0, marginBlockEnd: theme.spacing(1) },
  '& > legend + *': { clear: 'both' },
}));

/** A column of checkboxes or radios with their counts at the end of the line. */
export const Ticks: StyledPart<'div'> = styled('div')(({ theme }) => ({
  display: 'grid',
  '& label': { display: 'flex', minHeight: theme.spacing(4), [theme.breakpoints.down('md')]: { minHeight: theme.mall.size.target } },
  '& .words': {
    display: 'flex',
    flex: 1,
    justifyContent: 'space-between',
    columnGap: theme.spacing(1),
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '& .count': { color: theme.vars.palette.roles.inkFaint, fontVariantNumeric: 'tabular-nums' },
}));

/** A native disclosure whose summary disappears when it is open. */
export const More: StyledPart<'details'> = styled('details')(({ theme }) => ({
  '& summary': {
    ...theme.typography.caption,
    ...foldSummary,
    columnGap: theme.spacing(0.5),
    minHeight: theme.spacing(4),
    color: theme.vars.palette.roles.inkSoft,
    [theme.breakpoints.down('md')]: { minHeight: theme.mall.size.target },
  },
  '&[open] summary': { display: 'none' },
}));
