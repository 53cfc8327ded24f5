import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { focusRing } from '../styles/focusRing.ts';
import { memoizeStyle, type Style } from '../styles/memoizeStyle.ts';
import { placeholderGround } from '../styles/placeholderGround.ts';
import { baseline } from './baseline.ts';
import type {} from './tokens.ts';

/** The styles of the whole page, which are serialized once per theme. */
const pageStyles = /* @__PURE__ */ memoizeStyle(({ theme }) => baseline(theme) as Style);

/** Returns the overrides of MUI's components: rounded corners, hairlines instead of shadows, no ripple, no capitals. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: returns one object of overrides
export const componentOverrides = (): Components<Theme> => ({
  MuiCssBaseline: { styleOverrides: (theme: Theme) => pageStyles({ theme }) as CSSObject },
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: memoTheme(({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) })) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        minHeight: theme.mall.size.target,
        maxWidth: '100%',
        flexShrink: 0,
        paddingBlock: theme.spacing(1),
        paddingInline: theme.spacing(3),
        borderRadius: theme.mall.radius.control,
        transitionDuration: theme.mall.motion.quick,
        '&.Mui-disabled': { color: theme.vars.palette.roles.inkFaint, borderColor: theme.vars.palette.roles.hairline },
        // The spinner covers the label, which only preserves the width.
        '&.MuiButton-loading.Mui-disabled': { color: 'transparent' },
        '& .MuiButton-loadingIndicator': { color: theme.vars.palette.roles.inkSoft },
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: theme.mall.size.targetSmall, paddingBlock: theme.spacing(0.5), paddingInline: theme.spacing(2) },
          },
          {
            props: { size: 'large' },
            style: { minHeight: theme.mall.size.targetLarge, paddingInline: theme.spacing(4), fontSize: '1rem' },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: theme.vars.palette.roles.control,
              color: theme.vars.palette.roles.ink,
              '&:hover': { borderColor: theme.vars.palette.roles.ink, backgroundColor: 'transparent' },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              paddingInline: 0,
              minWidth: 0,
              '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
            },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              '--variant-containedBg': theme.vars.palette.roles.primaryFill,
              '--variant-containedColor': theme.vars.palette.roles.onPrimary,
              '@media (hover: hover)': { '&:hover': { '--variant-containedBg': theme.vars.palette.roles.primaryFillStrong } },
            },
          },
          {
            props: { variant: 'contained' },
            style: {
              '&.Mui-disabled': { backgroundColor: theme.vars.palette.roles.sunken },
              // Forced colors remove the fill.
              '@media (forced-colors: active)': { border: `${theme.mall.border.hairline} solid` },
            },
          },
        ],
      })),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        width: theme.mall.size.target,
        height: theme.mall.size.target,
        borderRadius: theme.mall.radius.control,
        color: 'inherit',
        '&:hover': { backgroundColor: theme.vars.palette.roles.primaryVeil },
      })),
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        variants: [
          {
            // In the middle of the first line, whatever height the density gives a field.
            props: ({ variant, shrink }: { variant?: string; shrink?: boolean }) => variant === 'outlined' && !shrink,
            style: {
              maxWidth: `calc(100% - ${theme.spacing(3.5)})`,
              transform: `translate(${theme.spacing(1.75)}, calc((${theme.mall.size.target} - 1.4375em) / 2))`,
            },
          },
          {
            // On the upper border, in the notch of it.
            props: { variant: 'outlined', shrink: true },
            style: { transform: `translate(${theme.spacing(1.75)}, calc(-0.5 * 0.75 * 1.4375em)) scale(0.75)` },
          },
        ],
      })),
    },
  },
  MuiFormHelperText: { styleOverrides: { contained: memoTheme(({ theme }) => ({ marginInline: theme.spacing(1.75) })) } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        backgroundColor: theme.vars.palette.roles.sheet,
        borderRadius: theme.mall.radius.control,
        minHeight: theme.mall.size.target,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.roles.ink },
        '&.Mui-focused': focusRing(theme),
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: theme.mall.border.hairline,
          borderColor: theme.vars.palette.roles.ink,
        },
        // A ring outside the box would run through the label on its upper border: the border itself is the ring.
        '&.Mui-focused:has(> fieldset > legend > span:not(.notranslate))': {
          outline: 'none',
          '& .MuiOutlinedInput-notchedOutline': { borderWidth: theme.mall.border.focus, borderColor: theme.vars.palette.roles.focus },
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.roles.danger },
        '&.MuiInputBase-multiline': { padding: 0 },
        '&.MuiInputBase-adornedStart': { paddingInlineStart: theme.spacing(1.75) },
      })),
      input: memoTheme(({ theme }) => ({
        height: 'auto',
        paddingBlock: theme.spacing(1.25),
        paddingInline: theme.spacing(1.75),
        // The adornment already has a margin to the input.
        '.MuiInputAdornment-positionStart + &': { paddingInlineStart: 0 },
        '&::placeholder': { color: theme.vars.palette.roles.inkFaint, opacity: 1 },
      })),
      notchedOutline: memoTheme(({ theme }) => ({
        borderColor: theme.vars.palette.roles.control,
        // The notch of a label begins 6 px before its text, which has the padding of the field.
        paddingInline: `calc(${theme.spacing(1.75)} - 6px)`,
        // Without a label there is no notch, and the border needs no room for half a line above it.
        '&:not(:has(> legend > span:not(.notranslate)))': { top: 0, '& legend': { display: 'none' } },
      })),
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: memoTheme(({ theme }) => ({
        borderRadius: theme.mall.radius.card,
        boxShadow: theme.mall.elevation.float,
        margin: theme.spacing(2),
        maxHeight: `calc(100% - ${theme.spacing(4)})`,
        // Forced colors remove the shadow and the background of the page behind.
        '@media (forced-colors: active)': { border: `${theme.mall.border.hairline} solid` },
      })),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({ backgroundColor: theme.vars.palette.roles.scrim })),
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        ...placeholderGround(theme),
        borderRadius: theme.mall.radius.image,
        '@media (forced-colors: active)': { outline: `${theme.mall.border.hairline} dashed GrayText` },
      })),
    },
  },
});
