import { styled } from '../../styles/styled.ts';
import type { StyledPart } from '../../styles/styledPart.ts';

/** Container of a button and its sheet. */
export const UnfoldRoot: StyledPart<'div'> = styled('div')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  // In a phone's menu the sheet is below the line that contains the button.
  'details &': { display: 'contents' },
});

/** Button: inline text with a small arrow. */
export const UnfoldButton: StyledPart<'button'> = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: theme.spacing(0.25),
  minHeight: theme.spacing(3),
  padding: 0,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '& svg': {
    width: '1.25em',
    height: '1.25em',
    transition: `rotate ${theme.mall.motion.quick} ${theme.mall.motion.ease}`,
  },
  '&[aria-expanded="true"] svg': { rotate: '180deg' },
}));

/** Sheet below the button, aligned with the button's end so that it stays within the window; in a phone's menu it is part of the menu. */
export const UnfoldSheet: StyledPart<'div'> = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  position: 'absolute',
  insetBlockStart: `calc(100% + ${theme.spacing(1)})`,
  insetInlineEnd: 0,
  zIndex: theme.zIndex.drawer,
  width: 'max-content',
  maxWidth: theme.spacing(38),
  padding: theme.spacing(2.5),
  color: theme.vars.palette.roles.ink,
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  boxShadow: theme.mall.elevation.float,
  transition: `opacity ${theme.mall.motion.quick} ${theme.mall.motion.ease}`,
  '@starting-style': { opacity: 0 },
  '&:focus': { outline: 'none' },
  // The gap between button and sheet belongs to both, so that the mouse can cross it.
  '&::before': { content: '""', position: 'absolute', insetInline: 0, insetBlockEnd: '100%', height: theme.spacing(1) },
  '[data-open] > &, :not([data-live]):is(:hover, :focus-within) > &': { display: 'grid', gap: theme.spacing(2) },
  'details &': { position: 'static', order: 1, flexBasis: '100%', maxWidth: '100%', marginBlock: theme.spacing(1), boxShadow: 'none' },
}));
