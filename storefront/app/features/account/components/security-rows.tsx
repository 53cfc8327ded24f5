import { RowList, SecurityRow } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Security, SecuritySetting } from '../security.ts';

interface SecurityRowsProps {
  readonly security: Security;
  readonly hrefOf: (guard: SecuritySetting) => string;
}

/**
 * Renders the security settings, their state and the link to change each. Codes go to the phone, or to the e-mail address where none is
 * linked.
 */
export function SecurityRows({ security: { phone, hasPaymentPassword }, hrefOf }: SecurityRowsProps) {
  const { t } = useTranslation('account');
  const way = (guard: SecuritySetting, isSet: boolean) => {
    const words = t(isSet ? 'security.change' : 'security.set');
    return (
      <Button
        component={Link}
        to={hrefOf(guard)}
        preventScrollReset
        variant={isSet ? 'outlined' : 'contained'}
        size="small"
        aria-label={t('security.changeWhat', { change: words, what: t(`security.${guard}.title`) })}
      >
        {words}
      </Button>
    );
  };
  return (
    <RowList>
      <SecurityRow title={t('security.password.title')} state={t('security.password.state')} isSet action={way('password', true)} />
      <SecurityRow
        title={t('security.phone.title')}
        state={phone || t('security.phone.none')}
        isSet={phone !== ''}
        action={way('phone', phone !== '')}
      />
      <SecurityRow
        title={t('security.payment.title')}
        state={t(hasPaymentPassword ? 'security.payment.isSet' : 'security.payment.none')}
        isSet={hasPaymentPassword}
        action={way('payment', hasPaymentPassword)}
      />
    </RowList>
  );
}
