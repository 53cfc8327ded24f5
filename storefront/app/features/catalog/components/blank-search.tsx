import { Notice, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Seo } from '#app/shared/seo/seo.tsx';
import { ListHead } from './list-head.tsx';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(4),
  maxWidth: theme.mall.size.formWide,
  paddingBlockEnd: theme.spacing(16),
  '& > div': { width: '100%' },
}));

/** Renders suggestions for a search without text. */
export function BlankSearch({ everythingHref }: { everythingHref: string }) {
  const { t } = useTranslation(['catalog-search', 'shell']);
  return (
    <>
      <Seo title={t('search.blank')} description={t('search.empty', { ns: 'shell' })} indexed={false} />
      <ListHead eyebrow={t('search.eyebrow')} title={t('search.blank')} />
      <Column>
        <Notice>{t('search.empty', { ns: 'shell' })}</Notice>
        <Button component={Link} to={everythingHref} variant="outlined">
          {t('empty.all')}
        </Button>
      </Column>
    </>
  );
}
