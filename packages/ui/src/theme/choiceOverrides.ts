import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { choiceMarks } from '../fields/Choice/choiceBox.ts';
import type {} from './tokens.ts';

/** Returns the style of MUI's checkbox or radio that makes it look like `Choice`: its icon is the box, a pseudo-element the mark. */
const choiceRoot = (theme: Theme, borderRadius: string, mark: CSSObject): CSSObject => ({
  color: theme.vars.palette.roles.onPrimary,
  '& .MuiSvgIcon-root': {
    width: theme.mall.size.checkbox,
    height: theme.mall.size.checkbox,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
    borderRadius,
    backgroundColor: theme.vars.palette.roles.sheet,
    '& path': { display: 'none' },
    // The second icon of a radio is its dot.
    '& ~ .MuiSvgIcon-root': { display: 'none' },
  },
  '&:hover': { backgroundColor: 'transparent', '& .MuiSvgIcon-root': { borderColor: theme.vars.palette.roles.ink } },
  '&.Mui-focusVisible .MuiSvgIcon-root': {
    outline: `${theme.mall.border.focus} solid ${theme.vars.palette.roles.focus}`,
    outlineOffset: theme.mall.border.focusOffset,
  },
  '&.Mui-focusVisible': { outline: 'none' },
  '&:is(.Mui-checked, .MuiCheckbox-indeterminate) .MuiSvgIcon-root': {
    backgroundColor: theme.vars.palette.roles.primaryFill,
    borderColor: theme.vars.palette.roles.primary,
  },
  '&:is(.Mui-checked, .MuiCheckbox-indeterminate)::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    width: `calc(${theme.mall.size.checkbox} / 2)`,
    height: `calc(${theme.mall.size.checkbox} / 2)`,
    backgroundColor: theme.vars.palette.roles.onPrimary,
    pointerEvents: 'none',
    ...mark,
  },
  '&.Mui-disabled': { opacity: 0.5 },
  // The mark is a background, which forced colors remove.
  '@media (forced-colors: active)': {
    '& .MuiSvgIcon-root': { forcedColorAdjust: 'none', backgroundColor: 'Canvas', borderColor: 'CanvasText' },
    '&:is(.Mui-checked, .MuiCheckbox-indeterminate)::after': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    '&:is(.Mui-checked, .MuiCheckbox-indeterminate) .MuiSvgIcon-root': { backgroundColor: 'Canvas', borderColor: 'CanvasText' },
  },
});

/** Override of MUI's checkbox. */
export const checkboxOverride: NonNullable<Components<Theme>['MuiCheckbox']> = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...choiceRoot(theme, theme.mall.radius.small, choiceMarks.checkbox),
      '&.MuiCheckbox-indeterminate::after': { clipPath: choiceMarks.indeterminate.clipPath },
    }),
  },
};

/** Override of MUI's radio button. */
export const radioOverride: NonNullable<Components<Theme>['MuiRadio']> = {
  styleOverrides: {
    root: ({ theme }) => choiceRoot(theme, theme.mall.radius.pill, { ...choiceMarks.radio, borderRadius: theme.mall.radius.pill }),
  },
};
