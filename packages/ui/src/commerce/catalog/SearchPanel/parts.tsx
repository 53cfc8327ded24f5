import type { ComponentType } from 'react';
import { UiLink, type UiLinkProps } from '../../../primitives/UiLink/UiLink.tsx';
import { singleLine } from '../../../styles/lineClamp.ts';
import { styled } from '../../../styles/styled.ts';
import type { StyledPart } from '../../../styles/styledPart.ts';

/** Surface below the search field. */
export const Sheet: StyledPart<'div'> = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  insetBlockStart: `calc(100% + ${theme.spacing(1)})`,
  insetInline: 0,
  zIndex: theme.zIndex.drawer,
  maxHeight: `min(70vh, ${theme.mall.size.form})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: theme.spacing(1),
  color: theme.vars.palette.roles.ink,
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  boxShadow: theme.mall.elevation.float,
  '& .head': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: theme.spacing(4),
    paddingInline: theme.spacing(2),
    color: theme.vars.palette.roles.inkSoft,
  },
  // The entries and, next to each, its delete button: buttons are not allowed in a listbox.
  '& .history': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInlineEnd: theme.spacing(0.5) },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
}));

/** An entry of the list: a regular link. */
export const Entry: ComponentType<UiLinkProps> = styled(UiLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: theme.mall.size.target,
  paddingInline: theme.spacing(2),
  '& > svg': { color: theme.vars.palette.roles.inkFaint },
  '& .words': { ...singleLine, flex: 1 },
  '& .thumb': { flexShrink: 0, width: theme.mall.size.target, marginBlock: theme.spacing(0.75) },
  '&:hover, &[aria-selected="true"]': { backgroundColor: theme.vars.palette.roles.primaryVeil, textDecoration: 'none' },
  '@media (forced-colors: active)': {
    '&[aria-selected="true"]': { outline: `${theme.mall.border.strong} solid`, outlineOffset: `calc(-1 * ${theme.mall.border.strong})` },
  },
}));

/** A button of the panel: text or an icon without a border. */
export const Act: StyledPart<'button'> = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: theme.mall.size.target,
  minHeight: theme.spacing(4),
  padding: 0,
  border: 0,
  font: 'inherit',
  color: theme.vars.palette.roles.inkSoft,
  background: 'none',
  borderRadius: theme.mall.radius.control,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.roles.ink, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  'li > &': { minHeight: theme.mall.size.target },
  '& svg': { width: '1.1em', height: '1.1em' },
}));
