import { Container } from '@mall/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { Seo } from '#app/shared/seo/seo.tsx';

const notFound = 404;
const serverFault = 500;

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  rowGap: theme.spacing(3),
  '& > p': { maxWidth: theme.mall.size.measure },
  paddingBlock: theme.spacing(8),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(16) },
}));

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

/** What is said of something that is not there, where more is known of it than its address. */
interface Missing {
  readonly title: string;
  readonly text: string;
}

function NotFoundText({ missing }: { missing: Missing | undefined }) {
  const { t } = useTranslation('shell');
  const title = missing?.title ?? t('errorPage.notFound.title');
  return (
    <>
      <Seo title={title} description={missing?.text ?? t('errorPage.notFound.description')} indexed={false} />
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary">{missing?.text ?? t('errorPage.notFound.text')}</Typography>
    </>
  );
}

function FailedText({ status, message }: { status: number; message: string }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Seo title={t('errorPage.failed.title')} description={t('errorPage.failed.text')} indexed={false} />
      <Typography variant="h1">{t('errorPage.failed.title')}</Typography>
      <Typography>{t('errorPage.failed.text')}</Typography>
      <Typography color="textSecondary">{t('errorPage.status', { status, message })}</Typography>
    </>
  );
}

/** What a page shows instead of itself: 404 with the way home, or the status with a way to try again. */
export function ErrorPage({ error, missing }: { error: unknown; missing?: Missing }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const { status, message } = isRouteErrorResponse(error)
    ? { status: error.status, message: error.statusText }
    : { status: serverFault, message: '' };
  return (
    <Container>
      <Column>
        {status === notFound ? <NotFoundText missing={missing} /> : <FailedText status={status} message={message} />}
        <Actions>
          {status !== notFound && (
            // The document anew, also without JavaScript: the router would not ask for the page that it is on.
            <Button variant="contained" component="a" href={pathname + search}>
              {t('errorPage.retry')}
            </Button>
          )}
          <Button variant={status === notFound ? 'contained' : 'outlined'} href={paths.home}>
            {t('errorPage.home')}
          </Button>
          {status === notFound && (
            <Button variant="outlined" href={paths.products}>
              {t('errorPage.products')}
            </Button>
          )}
        </Actions>
      </Column>
    </Container>
  );
}
