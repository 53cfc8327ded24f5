import { Choice, Image, Price, RowList, styled } from '@mall/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#app/shared/use-hydrated.ts';
import type { AfterSaleLine } from '../after-sale.ts';

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& li label': { display: 'flex', width: '100%', gap: theme.spacing(2) },
  '& .goods': {
    flex: 1,
    display: 'grid',
    gridTemplateColumns: `${theme.mall.size.thumbSmall} minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: theme.spacing(2),
  },
  '& .words': { display: 'grid', gap: theme.spacing(0.5) },
  '& .title': theme.typography.subtitle2,
  '& small': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

/** Renders the lines of an order as checkboxes, with a select-all box when JavaScript is available. */
export function LineChoice({ lines, label }: { lines: readonly AfterSaleLine[]; label: string }) {
  const { t } = useTranslation('after-sales');
  const hydrated = useHydrated();
  const rows = useRef<HTMLDivElement>(null);
  const [isAll, setIsAll] = useState(false);
  // The boxes are uncontrolled: a box ticked before hydration stays ticked.
  const boxes = () => [...(rows.current?.querySelectorAll<HTMLInputElement>('input[name="line"]') ?? [])];
  const tickAll = ({ target }: ChangeEvent<HTMLInputElement>) => {
    for (const box of boxes()) box.checked = target.checked;
    setIsAll(target.checked);
  };
  return (
    <Rows ref={rows}>
      {hydrated && <Choice checked={isAll} onChange={tickAll} label={t('new.selectAll')} />}
      <RowList label={label}>
        {lines.map(({ id, title, image, spec, price, count }) => (
          <Choice
            key={id}
            name="line"
            value={String(id)}
            onChange={() => setIsAll(boxes().every(({ checked }) => checked))}
            label={
              <span className="goods">
                <Image src={image} alt="" sizes="72px" ratio={4 / 5} />
                <span className="words">
                  <span className="title">{title}</span>
                  {spec !== '' && <small>{spec}</small>}
                  <Price value={price} size="small" />
                </span>
                <span>{t('details.count', { count })}</span>
              </span>
            }
          />
        ))}
      </RowList>
    </Rows>
  );
}
