import { type Db, rowsOf } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import type { Check } from './check.ts';
import { afterSaleChecks } from './verify-after-sales.ts';
import { invoiceChecks } from './verify-invoices.ts';
import { refundChecks } from './verify-refunds.ts';

/** An inconsistency, and where it is. */
export interface Finding {
  readonly check: string;
  readonly id: number;
  readonly detail: string;
}

const checks: readonly Check[] = [
  ...afterSaleChecks,
  ...invoiceChecks,
  ...refundChecks,
  {
    name: 'every posting sums to zero',
    query: sql`select posting_id as id, sum(amount)::text as detail from ledger_entries group by posting_id having sum(amount) <> 0`,
  },
  {
    name: 'every posting has two sides',
    query: sql`select p.id, count(e.id)::text as detail from ledger_postings p left join ledger_entries e on e.posting_id = p.id group by p.id having count(e.id) < 2`,
  },
  {
    name: 'a wallet equals the sum of its entries',
    query: sql`
      select a.id, a.balance || ' instead of ' || coalesce(sum(e.amount), 0) as detail
        from ledger_accounts a left join ledger_entries e on e.account_id = a.id
       where a.kind = 'wallet' group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    name: 'the withdrawals of a wallet equal their postings',
    query: sql`
      select a.customer_id as id, coalesce(e.moved, 0) || ' instead of ' || -coalesce(w.amount, 0) as detail
        from ledger_accounts a
        left join (select e.account_id, sum(e.amount) as moved from ledger_entries e join ledger_postings p on p.id = e.posting_id
                    where p.kind in ('withdrawal', 'withdrawal_returned') group by 1) e on e.account_id = a.id
        left join (select customer_id, sum(amount) as amount from withdrawals where state <> 2 group by 1) w on w.customer_id = a.customer_id
       where a.kind = 'wallet' and coalesce(e.moved, 0) <> -coalesce(w.amount, 0)`,
  },
  {
    name: 'points equal the sum of their records',
    query: sql`
      select a.customer_id as id, a.available || ' instead of ' || coalesce(sum(r.points), 0) as detail
        from points_accounts a left join points_records r on r.customer_id = a.customer_id
       group by a.customer_id having a.available <> coalesce(sum(r.points), 0)`,
  },
  {
    name: 'a completed order credited one point per yuan paid for products and not refunded',
    query: sql`
      select k.id, coalesce(p.points, 0) || ' instead of ' || k.points as detail
        from (select o.id, floor(greatest(0, o.total - o.freight - coalesce(t.refunded, 0)) / 100) as points
                from orders o left join refund_totals t on t.order_id = o.id where o.status = 5 and o.paid_at is not null and o.split_at is null) k
        left join (select order_id, sum(points - shortfall) as points from points_records where order_id is not null group by 1) p on p.order_id = k.id
       where coalesce(p.points, 0) <> k.points`,
  },
  {
    name: 'stock equals the sum of its movements',
    query: sql`
      select s.sku_id as id, s.available || ' instead of ' || coalesce(sum(m.quantity), 0) as detail
        from stock s left join stock_movements m on m.sku_id = s.sku_id
       group by s.sku_id having s.available <> coalesce(sum(m.quantity), 0)`,
  },
  {
    name: 'an order took the stock of its lines, and gave back what was not delivered or was returned',
    query: sql`
      select w.id, coalesce(m.pieces, 0) || ' instead of ' || w.pieces as detail
        from (select coalesce(o.parent_id, o.id) as id, -sum(case when l.restocked_at is not null or (o.status = 7 and o.closed_by <> 'refund') then 0 else l.quantity end) as pieces
                from orders o join order_lines l on l.order_id = o.id group by 1) w
        left join (select coalesce(o.parent_id, o.id) as id, sum(m.quantity) as pieces
                     from stock_movements m join orders o on o.id = m.order_id group by 1) m on m.id = w.id
       where coalesce(m.pieces, 0) <> w.pieces`,
  },
  {
    name: 'the stock of a flash-sale item equals the sum of its movements',
    query: sql`
      select i.id, i.available || ' instead of ' || i.quantity + coalesce(sum(m.quantity), 0) as detail
        from flash_items i left join flash_movements m on m.item_id = i.id
       group by i.id having i.available <> i.quantity + coalesce(sum(m.quantity), 0)`,
  },
  {
    name: 'a flash-sale order reserved its items, and a closed one released them',
    query: sql`
      select o.id, coalesce(m.pieces, 0) || ' instead of ' || -l.pieces as detail
        from orders o
        join (select w.id, sum(case when w.kind = 'GM' or n.restocked_at is not null or (w.status = 7 and w.closed_by <> 'refund') then 0 else n.quantity end) as pieces
                from orders w join order_lines n on n.order_id = w.id group by w.id) l on l.id = o.id
        left join (select order_id, sum(quantity) as pieces from flash_movements group by order_id) m on m.order_id = o.id
       where coalesce(m.pieces, 0) <> -l.pieces`,
  },
  {
    name: 'the review count of a product equals its reviews',
    query: sql`
      select p.id, coalesce(g.total, 0) || ' instead of ' || count(r.id) as detail
        from products p left join product_ratings g on g.product_id = p.id left join reviews r on r.product_id = p.id
       group by p.id, g.product_id
      having coalesce(g.total, 0) <> count(r.id) or coalesce(g.good, 0) <> count(r.id) filter (where r.stars >= 4)
          or coalesce(g.medium, 0) <> count(r.id) filter (where r.stars = 3) or coalesce(g.bad, 0) <> count(r.id) filter (where r.stars <= 2)
          or coalesce(g.with_follow_up, 0) <> count(r.follow_up_at)
          or coalesce(g.with_pictures, 0) <> count(r.id) filter (where cardinality(r.pictures) + cardinality(r.follow_up_pictures) > 0)`,
  },
  {
    name: 'an order has lines',
    query: sql`select o.id, o.number as detail from orders o where not exists (select 1 from order_lines l where l.order_id = o.id) and o.split_at is null`,
  },
  {
    name: 'a split order equals the sum of its parts',
    query: sql`
      select o.id, coalesce(sum(c.total), 0) || ' instead of ' || o.total as detail
        from orders o left join orders c on c.parent_id = o.id
       where o.split_at is not null group by o.id
      having coalesce(sum(c.total), 0) <> o.total or coalesce(sum(c.goods_total), 0) <> o.goods_total
          or coalesce(sum(c.freight), 0) <> o.freight or coalesce(sum(c.shop_discount), 0) <> o.shop_discount`,
  },
  {
    name: 'the product total of an order equals its lines',
    query: sql`
      select o.id, o.goods_total || ' instead of ' || sum(l.unit_price * l.quantity) as detail
        from orders o join order_lines l on l.order_id = o.id group by o.id having o.goods_total <> sum(l.unit_price * l.quantity)`,
  },
  {
    name: 'the discounts of an order equal those of its lines',
    query: sql`
      select o.id, o.shop_discount + o.mall_discount || ' instead of ' || sum(l.discount) as detail
        from orders o join order_lines l on l.order_id = o.id group by o.id having o.shop_discount + o.mall_discount <> sum(l.discount)`,
  },
  {
    name: 'a campaign has issued as many coupons as it lacks, within the limit per customer',
    query: sql`
      select c.id, count(h.id) || ' issued, ' || coalesce(c.left::text, 'unlimited') || ' left' as detail
        from coupon_campaigns c left join coupons h on h.campaign_id = c.id
       group by c.id
      having c.left <> c.issued - count(h.id)
          or exists (select 1 from coupons g where g.campaign_id = c.id group by g.customer_id having count(*) > c.per_customer)`,
  },
  {
    name: 'a coupon is redeemed by a paid order and not bound to a closed one',
    query: sql`
      select h.id, 'order ' || o.number as detail from coupons h join orders o on o.id = h.order_id
       where o.status = 7 or (h.used_at is null) <> (o.status = 0)`,
  },
  {
    name: 'a paid order was paid once, with its exact amount',
    query: sql`
      select o.id, o.number as detail from orders o
       where o.parent_id is null and (o.paid_at is not null and o.total > 0) <> exists (
         select 1 from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.amount = -o.total
          where p.order_id = o.id and p.kind = 'order_payment')`,
  },
];

/** Checks money and stock for consistency. Returns an empty list when there are no inconsistencies. */
export async function verify(db: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, query } of checks) {
    const rows = await rowsOf<{ id: number; detail: string }>(db, query);
    findings.push(...rows.map(({ id, detail }) => ({ check: name, id: Number(id), detail })));
  }
  return findings;
}
