import { Notice, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import { cartFields, writeIntent } from '../cart-form.ts';

const Root = styled(Form)({ '& > div': { alignItems: 'center' } });

/** Explains the benefit of signing in to guests. A form, because it stores the return path in a cookie, and a GET must not set cookies. */
export function GuestHint() {
  const { t } = useTranslation('cart');
  return (
    <Root method="post">
      <Notice
        silent
        action={
          <Button type="submit" variant="outlined" size="small" name={cartFields.intent} value={writeIntent({ kind: 'signIn' })}>
            {t('guest.signIn')}
          </Button>
        }
      >
        {t('guest.text')}
      </Notice>
    </Root>
  );
}
