import { Container } from '../../primitives/Container/Container.tsx';
import { singleLine } from '../../styles/lineClamp.ts';
import { styled } from '../../styles/styled.ts';
import type { StyledPart } from '../../styles/styledPart.ts';

/** Root element of the header. */
export const Root: StyledPart<'header'> = styled('header')(({ theme }) => ({
  position: 'relative',
  color: theme.vars.palette.roles.ink,
  borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
}));

/** Utility line at the top; on a phone its entries are in the menu. */
export const UtilityBar: StyledPart<'div'> = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.roles.inkSoft,
  borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

/** Container of the utility line. */
export const Bar: StyledPart<'div'> = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // All entries of a member, in English, are one line at 1440.
  columnGap: theme.spacing(3),
  minHeight: theme.spacing(5),
  paddingBlock: theme.spacing(1),
  '& p': { margin: 0, flexShrink: 0, maxWidth: theme.mall.size.tile },
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', columnGap: theme.spacing(3) },
  // Between phone and desktop the entries need the place of the welcome; a second line would begin below the first.
  [theme.breakpoints.down('lg')]: { '& p': { display: 'none' }, '& > div': { flexGrow: 1, justifyContent: 'space-between' } },
}));

/** Search, name and cart. On a phone: menu, name, cart, and the search below. */
export const MainBar: StyledPart<'div'> = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr minmax(0, auto) 1fr',
  gridTemplateAreas: '"menu name cart" "search search search"',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(1, 1.5),
  '& > a': { gridArea: 'name' },
  '& > .search': { gridArea: 'search' },
  '& > .cart': { gridArea: 'cart', justifySelf: 'end', marginInlineEnd: theme.spacing(-1.5) },
  [theme.breakpoints.up('md')]: {
    gridTemplateAreas: '"search name cart"',
    columnGap: theme.spacing(4),
    paddingBlock: theme.spacing(4, 3),
    '& > .search': { maxWidth: theme.mall.size.search },
  },
}));

/** Menu on a phone: a native disclosure. */
export const MenuDisclosure: StyledPart<'details'> = styled('details')(({ theme }) => ({
  gridArea: 'menu',
  [theme.breakpoints.up('md')]: { display: 'none' },
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: theme.mall.size.target,
    height: theme.mall.size.target,
    marginInlineStart: theme.spacing(-1.5),
    borderRadius: theme.mall.radius.control,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '&[open] .closed, &:not([open]) .open': { display: 'none' },
  '& .sheet': {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    zIndex: theme.zIndex.appBar,
    display: 'grid',
    gap: theme.spacing(3),
    padding: theme.spacing(3, 2.5, 4),
    backgroundColor: theme.vars.palette.roles.paper,
    borderBlock: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
    boxShadow: theme.mall.elevation.float,
  },
  '& .sheet nav:first-of-type ul': { ...theme.typography.h4, flexDirection: 'column', alignItems: 'start', rowGap: theme.spacing(1) },
  '& .sheet li, & .sheet a, & .sheet button': { display: 'inline-flex', alignItems: 'center', minHeight: theme.mall.size.target },
}));

/** Navigation below the name; on a phone it is in the menu. */
export const Navigation: StyledPart<'div'> = styled(Container)(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block', paddingBlockEnd: theme.spacing(2) },
}));

/** Entries of the main navigation. */
export const NavigationList: StyledPart<'ul'> = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  // Wide enough that the arrow between the first two is closer to its own entry.
  columnGap: theme.spacing(4),
  [theme.breakpoints.up('lg')]: { columnGap: theme.spacing(5) },
  // Makes nine English entries fit in one line at 1024 px.
  [theme.breakpoints.between('md', 'lg')]: { '&:lang(en)': { ...theme.typography.caption, columnGap: theme.spacing(3) } },
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& .entry': {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: theme.spacing(4),
    textDecorationThickness: theme.mall.border.hairline,
    textUnderlineOffset: '0.5em',
  },
  '& > li': { maxWidth: '100%' },
  // The underline is outside the line.
  '& .entry > span': { ...singleLine, paddingBlock: '0.6em' },
  '& .entry[aria-current]': { textDecorationLine: 'underline' },
}));
