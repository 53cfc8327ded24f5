import { Icon, styled } from '@mall/ui';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';

const Field = styled('div')(({ theme }) => ({ flex: `0 1 ${theme.mall.size.search}` }));

/** Searches the after-sales by part of a product's name or by an order number. */
export function AfterSaleSearch({ words }: { words: string }) {
  const { t } = useTranslation('after-sales');
  return (
    <Field>
      <Form role="search" aria-label={t('search.label')}>
        <OutlinedInput
          // A new search renders a new field with its text.
          key={words}
          fullWidth
          type="search"
          name="words"
          defaultValue={words}
          placeholder={t('search.placeholder')}
          inputProps={{ 'aria-label': t('search.label'), maxLength: 60, enterKeyHint: 'search' }}
          endAdornment={
            <IconButton type="submit" edge="end" aria-label={t('search.submit')}>
              <Icon name="search" />
            </IconButton>
          }
        />
      </Form>
    </Field>
  );
}
