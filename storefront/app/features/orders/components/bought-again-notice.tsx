import { Notice, styled, UiLink } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '#app/paths.ts';
import type { BoughtAgainLine } from '../order.ts';

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& p, & ul': { margin: 0 },
  '& ul': { display: 'grid', gap: theme.spacing(0.5), paddingInlineStart: theme.spacing(2.5) },
}));

const inCart: ReadonlySet<BoughtAgainLine['result']> = new Set(['added', 'fewer']);

/** Renders the lines that are in the cart again, and the reasons for the others. */
export function BoughtAgainNotice({ lines }: { lines: readonly BoughtAgainLine[] }) {
  const { t } = useTranslation('orders');
  const count = lines.filter(({ result }) => inCart.has(result)).length;
  const others = lines.filter(({ result }) => result !== 'added');
  return (
    <Notice tone={others.length === 0 ? 'success' : count > 0 ? 'info' : 'error'}>
      <Words>
        <p>
          {count > 0 ? t('again.added', { count }) : t('again.none')} {count > 0 && <UiLink href={paths.cart}>{t('again.cart')}</UiLink>}
        </p>
        {others.length > 0 && (
          <ul>
            {others.map((line) => (
              <li key={`${line.productId} ${line.spec}`}>
                <UiLink href={withQuery(paths.product, { id: line.productId })}>{nameOf(line)}</UiLink>{' '}
                {t(`again.${line.result}`, { count: line.inCart })}
              </li>
            ))}
          </ul>
        )}
      </Words>
    </Notice>
  );
}

const nameOf = ({ title, spec }: BoughtAgainLine) => (spec === '' ? title : `${title} (${spec})`);
