import { Section } from '@mall/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way on at the end of the page. */
export function Closing({ browseHref }: { browseHref: string }) {
  const { t } = useTranslation('home');
  return (
    <Section title={t('closing.title')}>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 3 }}>
        {t('closing.text')}
      </Typography>
      <Button component={Link} to={browseHref} variant="outlined">
        {t('closing.browse')}
      </Button>
    </Section>
  );
}
