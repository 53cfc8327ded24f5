import { Container, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useResponseInfo } from '#app/shared/response-info.ts';
import { Seo } from '#app/shared/seo/seo.tsx';

const notFound = 404;
const serverFault = 500;

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  rowGap: theme.spacing(3),
  '& > p': { maxWidth: theme.mall.size.measure },
  '& > div': { justifyContent: 'center' },
  paddingBlock: theme.spacing(12),
}));

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

interface NotFoundWordsProps {
  /** The message about a missing record, when more than its address is known. */
  readonly missing?: { readonly title: string; readonly text: string };
}

/** Renders the not-found message with links. */
export function NotFoundWords({ missing }: NotFoundWordsProps) {
  const { t } = useTranslation('shell');
  const title = missing?.title ?? t('errorPage.notFound.title');
  return (
    <>
      <Seo title={title} description={missing?.text ?? t('errorPage.notFound.description')} indexed={false} />
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary">{missing?.text ?? t('errorPage.notFound.text')}</Typography>
      <Actions>
        <Button variant="contained" href={paths.home}>
          {t('errorPage.home')}
        </Button>
        <Button variant="outlined" href={paths.products}>
          {t('errorPage.products')}
        </Button>
      </Actions>
    </>
  );
}

/** Renders the error's status and reference; in the browser, which has no response info, the server's markup is retained. */
function FailedWords({ status, message }: { status: number; message: string }) {
  const { t } = useTranslation('shell');
  const response = useResponseInfo();
  const { pathname, search } = useLocation();
  return (
    <>
      <Seo title={t('errorPage.failed.title')} description={t('errorPage.failed.text')} indexed={false} />
      <Typography variant="h1">{t('errorPage.failed.title')}</Typography>
      <Typography>{t('errorPage.failed.text')}</Typography>
      <Typography color="textSecondary" suppressHydrationWarning>
        {t('errorPage.status', { status: response?.status ?? status, message })}
      </Typography>
      <Typography color="textSecondary" variant="caption" suppressHydrationWarning>
        {response ? t('errorPage.reference', { id: response.requestId }) : ''}
      </Typography>
      <Actions>
        {/* A document request, also without JavaScript: the router would not load the current page again. */}
        <Button variant="contained" component="a" href={pathname + search}>
          {t('errorPage.retry')}
        </Button>
        <Button variant="outlined" href={paths.home}>
          {t('errorPage.home')}
        </Button>
      </Actions>
    </>
  );
}

/** Renders the error page: 404 with links, or the status with a retry link. */
export function ErrorPage({ error }: { error: unknown }) {
  const { status, message } = isRouteErrorResponse(error)
    ? { status: error.status, message: error.statusText }
    : { status: serverFault, message: '' };
  return (
    <Container>
      <Column>{status === notFound ? <NotFoundWords /> : <FailedWords status={status} message={message} />}</Column>
    </Container>
  );
}
