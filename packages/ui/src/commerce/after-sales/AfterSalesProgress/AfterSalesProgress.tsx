import { useUiText } from '../../../i18n/useUiText.ts';
import { visuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { type AfterSalesKind, type AfterSalesState, type AfterSalesStep, afterSalesSteps } from './afterSalesSteps.ts';

/** Props of {@link AfterSalesProgress}. */
export interface AfterSalesProgressProps extends RootProps<'div'> {
  /** Type of the request. */
  kind: AfterSalesKind;
  /** State of the case. */
  state: AfterSalesState;
  /** Display text of the time at which each step was reached; unknown times are omitted. */
  times?: Readonly<Partial<Record<AfterSalesStep, string>>>;
}

const texts = {
  applied: 'afterSalesStep.applied',
  auditing: 'afterSalesStep.auditing',
  approved: 'afterSalesStep.approved',
  sendBack: 'afterSalesStep.sendBack',
  sentBack: 'afterSalesStep.sentBack',
  checking: 'afterSalesStep.checking',
  checked: 'afterSalesStep.checked',
  replacing: 'afterSalesStep.replacing',
  replaced: 'afterSalesStep.replaced',
  confirm: 'afterSalesStep.confirm',
  confirmed: 'afterSalesStep.confirmed',
  refunded: 'afterSalesStep.refunded',
  exchanged: 'afterSalesStep.exchanged',
  refused: 'afterSalesStep.refused',
  refusedAndReturned: 'afterSalesStep.refusedAndReturned',
} as const;

const Root = styled('div')(({ theme }) => ({
  '--dot': theme.spacing(1.5),
  '--tone': theme.vars.palette.roles.primary,
  '&[data-refused]': { '--tone': theme.vars.palette.roles.danger },
  '& ol': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    listStyle: 'none',
    margin: 0,
    padding: 0,
  },
  '& li': { position: 'relative', display: 'grid', alignContent: 'start', gap: theme.spacing(0.25), paddingBlockStart: theme.spacing(3) },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    width: 'var(--dot)',
    height: 'var(--dot)',
    boxSizing: 'border-box',
    borderRadius: theme.mall.radius.pill,
    border: `${theme.mall.border.strong} solid ${theme.vars.palette.roles.primary}`,
    backgroundColor: theme.vars.palette.roles.primary,
  },
  '& li[aria-current]::before': {
    borderColor: 'var(--tone)',
    backgroundColor: 'var(--tone)',
    outline: `${theme.mall.border.edge} solid color-mix(in srgb, var(--tone) 24%, transparent)`,
  },
  '& li[data-ahead]::before': { borderColor: theme.vars.palette.roles.control, backgroundColor: theme.vars.palette.roles.paper },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc((var(--dot) - ${theme.mall.border.hairline}) / 2)`,
    insetInline: `calc(var(--dot) + ${theme.spacing(0.5)}) ${theme.spacing(0.5)}`,
    borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
  },
  '& li:not([data-ahead], [aria-current])::after': { borderColor: theme.vars.palette.roles.primary },
  '@media (forced-colors: active)': { '& li:not([data-ahead])::before': { backgroundColor: 'CanvasText' } },
  '& p': { margin: 0, paddingInlineEnd: theme.spacing(1.5), overflowWrap: 'anywhere' },
  '& > ol > li > .title': theme.typography.body2,
  '& li[aria-current] .title, & .now': theme.typography.subtitle2,
  '& > ol > li > .time': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft, wordBreak: 'keep-all' },
  '& li[data-ahead] .title': { color: theme.vars.palette.roles.inkSoft },
  // A narrow window has room for the label of one step only.
  [theme.breakpoints.down('sm')]: {
    '& ol': { display: 'flex' },
    '& li': { flex: 1 },
    '& li:last-of-type': { flex: 'none', width: 'var(--dot)' },
    '& li p': visuallyHidden,
  },
  '& > .now': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.spacing(0, 1.5) },
  '& > .now small': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  [theme.breakpoints.up('sm')]: { '& > .now': { display: 'none' } },
}));

/** Shows the progress of a refund, return or exchange as a step bar: steps done, in progress and ahead. */
export function AfterSalesProgress({ kind, state, times = {}, ...root }: AfterSalesProgressProps) {
  const t = useUiText('ui-deferred');
  const { steps, current, isRefused } = afterSalesSteps(kind, state);
  const now = steps[current] ?? 'applied';
  return (
    <Root {...root} {...(isRefused ? { 'data-refused': true } : {})}>
      <ol aria-label={t('afterSalesStep.label')}>
        {steps.map((step, index) => (
          <li
            key={step}
            {...(index === current ? { 'aria-current': 'step' as const } : {})}
            {...(index > current ? { 'data-ahead': true } : {})}
          >
            <p className="title">{t(texts[step])}</p>
            {times[step] && <p className="time">{times[step]}</p>}
          </li>
        ))}
      </ol>
      {/* The list provides the same information to screen readers. */}
      <p className="now" aria-hidden="true">
        {t(texts[now])}
        <small>{t('afterSalesStep.at', { at: current + 1, count: steps.length })}</small>
      </p>
    </Root>
  );
}
