import { Dialog } from '@mall/ui/overlays/Dialog';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Confirms that the application has been submitted; closing it opens the home page. */
export function SentDialog({ homeHref }: { homeHref: string }) {
  const { t } = useTranslation('shops');
  const navigate = useNavigate();
  const goHome = () => void navigate(homeHref);
  return (
    <Dialog
      open
      onClose={goHome}
      title={t('sent.title')}
      actions={
        <Button type="button" variant="contained" onClick={goHome}>
          {t('sent.home')}
        </Button>
      }
    >
      {t('sent.text')}
    </Dialog>
  );
}
