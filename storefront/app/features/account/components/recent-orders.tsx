import { Image, Price, RowList, styled, UiLink } from '@mall/ui';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import type { RecentOrder } from '../account.ts';

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${theme.mall.size.thumbSmall} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: theme.spacing(2),
  '& h3, & p': { margin: 0 },
  '& h3': { ...theme.typography.subtitle2, overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

/** Renders the newest orders, each linked to its page. */
export function RecentOrders({ orders, hrefOf }: { orders: readonly RecentOrder[]; hrefOf: (id: number) => string }) {
  const { dateTime } = useDateTime();
  return (
    <RowList>
      {orders.map(({ id, number, image, total, placedAt }) => (
        <Row key={id}>
          <Image src={image} alt="" sizes="64px" ratio={4 / 5} />
          <div>
            <h3>
              <UiLink look="quiet" href={hrefOf(id)}>
                {number}
              </UiLink>
            </h3>
            {placedAt && <p>{dateTime(placedAt)}</p>}
          </div>
          <Price value={total} size="small" />
        </Row>
      ))}
    </RowList>
  );
}
