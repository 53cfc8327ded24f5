import { styled } from '../styles/styled.ts';
import type { StyledPart } from '../styles/styledPart.ts';

/** Table of the foundations. On a phone each row is a block with the row's name above its values. */
export const DocTable: StyledPart<'table'> = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  marginBlock: theme.spacing(2),
  color: theme.vars.palette.roles.ink,
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'middle',
    paddingBlock: theme.spacing(1.5),
    paddingInlineEnd: theme.spacing(2),
    borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& thead th': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& tbody th': { fontWeight: theme.typography.fontWeightBold, overflowWrap: 'normal' },
  '& code': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.roles.inkSoft, overflowWrap: 'anywhere' },
  '& .swatch': {
    display: 'block',
    width: '100%',
    minWidth: theme.spacing(8),
    height: theme.spacing(5),
    borderRadius: theme.mall.radius.control,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& .sample': {
    display: 'grid',
    placeItems: 'center',
    minHeight: theme.spacing(5),
    paddingInline: theme.spacing(1),
    borderRadius: theme.mall.radius.control,
    border: `${theme.mall.border.strong} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& .failed': { color: theme.vars.palette.roles.danger, fontWeight: theme.typography.fontWeightBold },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: theme.spacing(2), paddingBlock: theme.spacing(1.5) },
    '& th, & td': { borderBlockEnd: 'none', paddingBlock: theme.spacing(0.5), minWidth: 0 },
    '& tbody th, & .wide': { gridColumn: '1 / -1' },
    // The column header, which is hidden on a phone.
    '& td[data-column]::before': {
      ...theme.typography.caption,
      content: 'attr(data-column)',
      display: 'block',
      color: theme.vars.palette.roles.inkSoft,
    },
    '& tbody tr': { borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}` },
  },
}));
