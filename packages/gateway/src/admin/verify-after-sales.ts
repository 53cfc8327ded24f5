import { sql } from '../db/drizzle.ts';
import type { Check } from './check.ts';

/**
 * Consistency checks between after-sales, their refunds and order lines. States: 0, 1, 3, 11 open; 4, 9, 15 refunded; 4, 15 with the
 * products returned.
 */
export const afterSaleChecks: readonly Check[] = [
  {
    name: 'an after-sale is in the state of its last step',
    query: sql`
      select a.id, a.state || ' instead of ' || coalesce(s.state::text, 'no step') as detail
        from after_sales a
        left join (select distinct on (after_sale_id) after_sale_id, state from after_sale_steps order by after_sale_id, id desc) s on s.after_sale_id = a.id
       where s.state is distinct from a.state`,
  },
  {
    name: 'a line is in an after-sale as long as one is open',
    query: sql`
      select l.id, 'order ' || l.order_id as detail from order_lines l
       where l.in_after_sale <> exists (select 1 from after_sales a where a.line_id = l.id and a.state in (0, 1, 3, 11))`,
  },
  {
    name: 'a line was refunded, restocked and exchanged as its after-sales say',
    query: sql`
      select l.id, l.refunded || ' refunded, ' || l.exchanges || ' exchanges' as detail
        from order_lines l
        left join after_sales r on r.line_id = l.id and r.state in (4, 9, 15)
       where (l.refunded_at is null) <> (r.id is null) or l.refunded <> coalesce(r.goods_amount, 0)
          or (l.restocked_at is null) = coalesce(r.state in (4, 15), false)
          or l.exchanges <> (select count(*) from after_sales e where e.line_id = l.id and e.state = 12)`,
  },
  {
    name: 'an after-sale refunded what it says, for goods and delivery',
    query: sql`
      select a.id, coalesce(r.amount::text, 'nothing') || ' instead of ' || a.refunded_amount as detail
        from after_sales a left join refunds r on r.after_sale_id = a.id
       where (a.state in (4, 9, 15)) <> (r.id is not null) or a.refunded_amount <> coalesce(r.amount, 0)
          or (r.id is not null and (r.order_id <> a.order_id or r.amount <> a.goods_amount + a.freight_amount))`,
  },
  {
    name: 'an order closed by refunds has no lines left',
    query: sql`
      select o.id, o.number as detail
        from orders o
        join (select order_id, bool_and(refunded_at is not null and (restocked_at is not null or refunded >= unit_price * quantity - discount)) as gone
                from order_lines group by order_id) l on l.order_id = o.id
       where l.gone <> (o.status = 7 and o.closed_by = 'refund') and (o.status <> 7 or o.closed_by = 'refund')`,
  },
  {
    name: 'delivery is refunded with the last line of an order',
    query: sql`
      select o.id, sum(a.freight_amount) || ' of ' || o.freight as detail
        from after_sales a join orders o on o.id = a.order_id
       where a.state in (4, 9, 15)
       group by o.id
      having sum(a.freight_amount) > o.freight or (sum(a.freight_amount) > 0 and (o.status <> 7 or o.closed_by <> 'refund'))`,
  },
];
