import { sql } from '../db/drizzle.ts';

/** Consistency checks of refunds; each row that a query returns is a finding. */
export const refundChecks: readonly { readonly name: string; readonly query: ReturnType<typeof sql> }[] = [
  {
    name: 'the refunds of an order, and of all parts of a split order, are at most what was paid',
    query: sql`
      select o.id, coalesce(r.refunded, 0) || ' of ' || o.total as detail
        from orders o
        join (select coalesce(p.id, o.id) as id, sum(r.amount) as refunded
                from refunds r join orders o on o.id = r.order_id left join orders p on p.id = o.parent_id group by 1
              union all
              select r.order_id, sum(r.amount) from refunds r join orders o on o.id = r.order_id
               where o.parent_id is not null group by 1) r on r.id = o.id
       where r.refunded > o.total or o.paid_at is null`,
  },
  {
    name: 'the refund total of an order is the sum of its refunds',
    query: sql`
      select o.id, coalesce(t.refunded, 0) || ' instead of ' || coalesce(r.refunded, 0) as detail
        from orders o
        left join refund_totals t on t.order_id = o.id
        left join (select f.id, sum(r.amount) as refunded
                     from refunds r join orders o on o.id = r.order_id join orders f on f.id in (o.id, o.parent_id) group by 1) r on r.id = o.id
       where coalesce(t.refunded, 0) <> coalesce(r.refunded, 0) or t.paid <> o.total`,
  },
  {
    name: 'the postings of a refund equal its amount',
    query: sql`
      select r.id, r.state || ' by ' || r.method || ': ' || coalesce(string_agg(k.kind || ' ' || k.amount, ', ' order by k.kind), 'none') as detail
        from refunds r
        left join (select p.refund_id, p.kind, a.kind as account, e.amount, a.customer_id
                     from ledger_postings p join ledger_entries e on e.posting_id = p.id join ledger_accounts a on a.id = e.account_id
                    where e.amount > 0) k on k.refund_id = r.id
       where r.amount > 0
       group by r.id
      having count(*) filter (where k.amount <> r.amount) > 0
          or coalesce(string_agg(k.kind || '>' || k.account || coalesce(k.customer_id::text, ''), ' ' order by k.kind), '') <>
             case when r.method = 'wallet' then 'order_refund>wallet' || r.customer_id
                  when r.state = 'pending' then 'order_refund>refunds_due'
                  when r.state = 'completed' then 'order_refund>refunds_due refund_sent>provider'
                  else 'order_refund>refunds_due refund_returned>wallet' || r.customer_id end`,
  },
  {
    name: 'the account of refunds due equals the pending refunds',
    query: sql`
      select a.id, coalesce(b.balance, 0) || ' instead of ' || coalesce(d.due, 0) as detail
        from ledger_accounts a
        left join (select account_id, sum(amount) as balance from ledger_entries group by 1) b on b.account_id = a.id
       cross join (select sum(amount) as due from refunds where state = 'pending') d
       where a.kind = 'refunds_due' and coalesce(b.balance, 0) <> coalesce(d.due, 0)`,
  },
  {
    name: 'a paid order that its customer cancelled is refunded in full',
    query: sql`
      select o.id, coalesce(t.refunded, 0) || ' instead of ' || o.total as detail
        from orders o left join refund_totals t on t.order_id = o.id
       where o.status = 7 and o.paid_at is not null and o.closed_by = 'customer' and coalesce(t.refunded, 0) <> o.total`,
  },
  {
    name: 'a refund goes to the customer of its order, the way it was paid',
    query: sql`
      select r.id, r.order_number as detail from refunds r left join orders o on o.id = r.order_id
       where o.id is null or o.customer_id <> r.customer_id or o.number <> r.order_number
          or (r.method = 'provider' and r.charge_reference is distinct from o.charge_reference)`,
  },
];
