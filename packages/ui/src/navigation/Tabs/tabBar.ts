import type { CSSObject, Theme } from '@mui/material/styles';
import { filledInForcedColors, selectedInForcedColors, unselectedInForcedColors } from '../../styles/forcedColors.ts';

/** `line` sets the tabs on a hairline, for the parts of a page; `pill` separates them, for a choice within a part. */
export type TabLook = 'line' | 'pill';

/** Returns a hairline as wide as the page, below tabs that scroll. */
const hairlineBelow = ({ mall, spacing, vars }: Theme) => ({
  backgroundImage: `linear-gradient(${vars.palette.roles.hairline}, ${vars.palette.roles.hairline})`,
  backgroundSize: `calc(100% - ${spacing(1)}) ${mall.border.hairline}`,
  backgroundPosition: `center calc(100% - ${spacing(0.5)})`,
  backgroundRepeat: 'no-repeat',
});

/** Returns the common style of tabs, both links and buttons; the bar scrolls horizontally when it is too wide. */
export const tabBar = (theme: Theme, look: TabLook): CSSObject => ({
  position: 'relative',
  display: 'flex',
  columnGap: theme.spacing(look === 'line' ? 4 : 1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring, which a scroll box would cut off.
  padding: theme.spacing(0.5),
  margin: theme.spacing(-0.5),
  listStyle: 'none',
  ...(look === 'line' ? hairlineBelow(theme) : {}),
  '& .tab': {
    ...theme.typography.body2,
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: theme.spacing(0.75),
    minHeight: theme.mall.size.target,
    margin: 0,
    padding: 0,
    border: 0,
    whiteSpace: 'nowrap',
    background: 'none',
    color: theme.vars.palette.roles.inkSoft,
    textDecorationLine: 'none',
    cursor: 'pointer',
    ...(look === 'line'
      ? { borderBlockEnd: `${theme.mall.border.strong} solid transparent` }
      : {
          paddingInline: theme.spacing(2),
          minHeight: theme.mall.size.targetSmall,
          border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
          borderRadius: theme.mall.radius.pill,
        }),
    [theme.breakpoints.down('md')]: { minHeight: theme.mall.size.target },
  },
  '& .tab:hover': { color: theme.vars.palette.roles.ink },
  '& .tab:is([aria-current], [aria-selected="true"])': {
    color: theme.vars.palette.roles.ink,
    borderColor: theme.vars.palette.roles.primary,
    ...(look === 'pill' ? { backgroundColor: theme.vars.palette.roles.primaryVeil, ...filledInForcedColors } : selectedInForcedColors),
  },
  ...(look === 'line' ? { '& .tab:not([aria-current], [aria-selected="true"])': unselectedInForcedColors } : {}),
  '& .tab small': { ...theme.typography.caption, color: theme.vars.palette.roles.inkFaint, fontVariantNumeric: 'tabular-nums' },
});
