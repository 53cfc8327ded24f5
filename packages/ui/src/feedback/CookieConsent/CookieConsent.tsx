import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { type FormEvent, useId } from 'react';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { Container } from '../../primitives/Container/Container.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { foldSummary } from '../../styles/foldSummary.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { windowFoot } from '../../styles/windowFoot.ts';

/** Optional cookies that a shopper allows. */
export interface CookieChoice {
  /** Stores the language, the color scheme and other preferences. */
  preferences: boolean;
  /** Counts visits. */
  statistics: boolean;
}

/** Props of {@link CookieConsent}. */
export interface CookieConsentProps extends RootProps<'section'> {
  /** URL that the choice is posted to without JavaScript: `choice` is `all`, `necessary` or `own`, `kind` names the selected kinds. */
  action: string;
  /** URL of the page that explains which data is stored and why. */
  privacyHref: string;
  /** Called with the choice; omitted, the browser posts the form. */
  onChoice?: (choice: CookieChoice) => void;
  /** On a phone it is the last part of the page instead of an overlaid bar: for pages whose form needs the whole window. @default false */
  inPageOnPhones?: boolean;
}

const kinds = ['preferences', 'statistics'] as const;

const Root = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: theme.zIndex.drawer,
  maxHeight: '80vh',
  overflowY: 'auto',
  paddingBlock: theme.spacing(1.5),
  color: theme.vars.palette.roles.ink,
  backgroundColor: theme.vars.palette.roles.sheet,
  borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  boxShadow: theme.mall.elevation.float,
  [theme.breakpoints.down('md')]: { '&[data-in-page]': { position: 'static', maxHeight: 'none', boxShadow: 'none' } },
  '@media print': { display: 'none' },
}));

// As low as possible, so that the first content of a page stays visible above it.
const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(1.25, 2),
  '& .question, & details[open], & details[open] ~ .answers': { gridColumn: '1 / -1' },
  '& > .question': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft, textWrap: 'pretty' },
  // The title is the start of the sentence.
  '& h2, & p': { display: 'inline', margin: 0, font: 'inherit' },
  '& h2': { marginInlineEnd: theme.spacing(1), fontWeight: theme.typography.subtitle2.fontWeight, color: theme.vars.palette.roles.ink },
  '& p a': { display: 'inline-block' },
  '& > .answers': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: theme.spacing(1.5) },
  '& > .answers button': { paddingInline: theme.spacing(1) },
  '& summary': {
    ...foldSummary,
    columnGap: theme.spacing(0.5),
    paddingBlock: theme.spacing(0.5),
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    textDecorationColor: theme.vars.palette.roles.control,
  },
  '& > details > .kinds': { display: 'grid', justifyItems: 'start', gap: theme.spacing(1), paddingBlockStart: theme.spacing(1) },
  '& > details > .kinds button': { marginBlockStart: theme.spacing(1) },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    columnGap: theme.spacing(4),
    '& > .question': { gridColumn: 'auto', ...theme.typography.body2, textWrap: 'balance' },
    '& > .answers button': { paddingInline: theme.spacing(3) },
    '& > details > .kinds': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 4) },
    '& > details > .kinds button': { marginBlockStart: 0 },
    // When open, below the question, which stays next to its buttons.
    '& details[open]': { gridRow: 2 },
    '& details[open] ~ .answers': { gridColumn: '2 / -1' },
  },
}));

/** Scrolls a focused element to a position above the bar instead of behind it, and moves content in the window's corner. */
const aboveTheBar = (theme: Theme) => ({
  html: {
    scrollPaddingBlockEnd: theme.spacing(32),
    [windowFoot]: theme.spacing(17),
    [theme.breakpoints.up('md')]: { [windowFoot]: theme.spacing(9) },
  },
});

/** Does the same where the bar overlays the page on wide windows only. */
const aboveTheWideBar = (theme: Theme) => ({ [theme.breakpoints.up('md')]: aboveTheBar(theme) });

/** Requests the choice of cookies once, in a bar over the bottom of the page: without layout shift and without moving the focus. */
export function CookieConsent({ action, privacyHref, onChoice, inPageOnPhones = false, ...root }: CookieConsentProps) {
  const t = useUiText('ui-deferred');
  const titleId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onChoice) return;
    event.preventDefault();
    const { nativeEvent, currentTarget } = event;
    const data = new FormData(currentTarget, nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null);
    const [choice, ticked] = [data.get('choice'), data.getAll('kind')];
    const allows = (kind: (typeof kinds)[number]) => choice === 'all' || (choice === 'own' && ticked.includes(kind));
    onChoice({ preferences: allows('preferences'), statistics: allows('statistics') });
  };
  const choiceProps = (choice: 'all' | 'necessary' | 'own') =>
    ({ type: 'submit', name: 'choice', value: choice, variant: 'outlined' }) as const;
  return (
    <Root {...root} aria-labelledby={titleId} {...(inPageOnPhones && { 'data-in-page': true })}>
      <GlobalStyles styles={inPageOnPhones ? aboveTheWideBar : aboveTheBar} />
      <Container>
        <Form method="post" action={action} onSubmit={submit}>
          <div className="question">
            <h2 id={titleId}>{t('consent.title')}</h2>
            <p>
              {t('consent.lead')} <UiLink href={privacyHref}>{t('footer.privacy')}</UiLink>
            </p>
          </div>
          <details>
            <summary>
              {t('consent.choose')}
              <Icon name="down" />
            </summary>
            <div className="kinds">
              <Choice label={t('consent.kinds.necessary')} checked disabled />
              {kinds.map((kind) => (
                <Choice key={kind} name="kind" value={kind} label={t(`consent.kinds.${kind}`)} />
              ))}
              <Button {...choiceProps('own')} size="small">
                {t('consent.save')}
              </Button>
            </div>
          </details>
          <div className="answers">
            <Button {...choiceProps('necessary')}>{t('consent.necessary')}</Button>
            <Button {...choiceProps('all')}>{t('consent.all')}</Button>
          </div>
        </Form>
      </Container>
    </Root>
  );
}
