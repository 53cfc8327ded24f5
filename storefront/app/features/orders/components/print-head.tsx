import { styled } from '@mall/ui';
import { useTranslation } from 'react-i18next';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  paddingBlockEnd: theme.spacing(2),
  borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.ink}`,
  '@media screen': { display: 'none' },
}));

/** Renders the shop's name for print, because the shop's header is not printed. */
export function PrintHead() {
  const { t } = useTranslation('orders');
  const { t: common } = useTranslation('common');
  return (
    <Line>
      {common('mall.name')} · {t('details.summary')}
    </Line>
  );
}
