import { Container, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

/** The time in seconds before the redirect to the sign-in page. */
const restSeconds = 1;

const Root = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  justifyItems: 'start',
  paddingBlock: theme.spacing(8, 12),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(14, 18) },
  '& > .buttons': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) },
}));

/** Confirms that the customer has signed out, then redirects to the sign-in page automatically. */
export function SignedOut({ loginHref, homeHref }: { loginHref: string; homeHref: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(loginHref, { replace: true }), restSeconds * 1000);
    return () => clearTimeout(timer);
  }, [navigate, loginHref]);
  return (
    <Root>
      <noscript>
        <meta httpEquiv="refresh" content={`${restSeconds};url=${loginHref}`} />
      </noscript>
      <div>
        <Typography variant="h1">{t('signedOut.title')}</Typography>
        <Typography variant="subtitle1" component="p" color="textSecondary">
          {t('signedOut.text')}
        </Typography>
      </div>
      <div className="buttons">
        <Button component={Link} to={loginHref} variant="contained" size="large">
          {t('signIn.title')}
        </Button>
        <Button component={Link} to={homeHref} variant="outlined" size="large">
          {t('signedOut.home')}
        </Button>
      </div>
    </Root>
  );
}
