import { Container, Icon, LoginHeader, SkipLink, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useDeferredImport } from '#app/shared/deferred/use-deferred-import.ts';
import { Preferences } from '#app/shared/preferences/preferences.tsx';
import { Seo } from '#app/shared/seo/seo.tsx';

/** One screen high: the notice in the middle, language and color scheme at the bottom. */
const Screen = styled('div')({ display: 'grid', gridTemplateRows: 'auto 1fr auto', minHeight: '100dvh' });

const Column = styled(Container)(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  rowGap: theme.spacing(3),
  height: '100%',
  paddingBlock: theme.spacing(8),
  // Aligns the drawn leaf, not its box, with the text.
  '& > svg': {
    width: theme.spacing(6),
    height: theme.spacing(6),
    marginInlineStart: theme.spacing(-1),
    strokeWidth: 1,
    color: theme.vars.palette.roles.primary,
  },
  '& > h1, & > div': { maxWidth: theme.mall.size.measure },
  '& > .text': { ...theme.typography.subtitle1, color: theme.vars.palette.roles.inkSoft },
  '& > .text p': { margin: 0 },
  '& > .text p + p': { marginBlockStart: theme.spacing(2) },
}));

// Adds the space that the footer provides on other pages.
const Foot = styled('div')(({ theme }) => ({ backgroundColor: theme.vars.palette.roles.sunken, paddingBlockStart: theme.spacing(3) }));

interface MaintenancePageProps {
  /** The mall's notice; undefined when the gateway does not respond. */
  readonly notice: { readonly title: string; readonly html: string } | undefined;
}

const loadConsent = () => import('./consent.tsx');

/** Renders the only page of a closed mall. Its only link reloads it. */
export function MaintenancePage({ notice }: MaintenancePageProps) {
  const { t } = useTranslation(['shell', 'common']);
  const consent = useDeferredImport(loadConsent, false);
  const title = notice?.title || t('maintenance.title');
  return (
    <Screen>
      <Seo title={title} description={t('maintenance.text')} indexed={false} />
      <div>
        <SkipLink />
        <LoginHeader name={t('mall.name', { ns: 'common' })} homeHref={paths.home} menu={[]} />
      </div>
      <main id="main" tabIndex={-1}>
        <Column>
          <Icon name="leaf" />
          <Typography variant="h1">{title}</Typography>
          {notice?.html ? (
            // The gateway builds this HTML from escaped text: it contains neither scripts nor handlers.
            <div className="text" dangerouslySetInnerHTML={{ __html: notice.html }} />
          ) : (
            <div className="text">{t('maintenance.text')}</div>
          )}
          <Button variant="outlined" href={paths.home}>
            {t('maintenance.again')}
          </Button>
        </Column>
      </main>
      <Foot>
        <Preferences />
      </Foot>
      {consent && <consent.Consent />}
    </Screen>
  );
}
