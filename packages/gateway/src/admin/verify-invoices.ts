import { sql } from '../db/drizzle.ts';

/** The billable amount of an order: the amount paid, without delivery and refunds. */
const billing = sql`
  (select o.id as order_id, greatest(o.total - o.freight - coalesce(t.refunded, 0), 0) as amount, o.total - o.freight as unrefunded
     from orders o left join refund_totals t on t.order_id = o.id)`;

/** Consistency checks of invoices; each row that a query returns is a finding. States: 1 requested, 2 issued, 3 revoked. */
export const invoiceChecks: readonly { readonly name: string; readonly query: ReturnType<typeof sql> }[] = [
  {
    name: 'an issued invoice has one current file, and no other invoice has any',
    query: sql`
      select i.id, 'state ' || i.state || ', ' || count(f.id) || ' current files' as detail
        from invoices i left join invoice_files f on f.invoice_id = i.id and f.replaced_at is null
       group by i.id having count(f.id) <> case when i.state = 2 then 1 else 0 end`,
  },
  {
    name: 'an invoice file covers the amount paid without delivery and earlier refunds',
    query: sql`
      select f.id, f.amount || ' instead of ' || greatest(b.unrefunded - f.refunded, 0) as detail
        from invoice_files f join invoices i on i.id = f.invoice_id join ${billing} b on b.order_id = i.order_id
       where f.amount <> greatest(b.unrefunded - f.refunded, 0) or (f.replaced_at is null and f.amount <> i.amount)`,
  },
  {
    name: 'an issued invoice is to be corrected when a refund changed its amount, and only then',
    query: sql`
      select i.id, i.amount || ', now ' || b.amount as detail
        from invoices i join ${billing} b on b.order_id = i.order_id
       where i.state = 2 and (i.correction_since is not null) <> (i.amount <> b.amount)`,
  },
  {
    name: 'a requested invoice covers the billable amount',
    query: sql`
      select i.id, i.amount || ' instead of ' || b.amount as detail
        from invoices i join ${billing} b on b.order_id = i.order_id where i.state = 1 and i.amount <> b.amount`,
  },
  {
    name: 'an order has one invoice at most, of its own customer, and one that was split has none',
    query: sql`
      select o.id, count(i.id) || ' invoices' as detail
        from orders o join invoices i on i.order_id = o.id
       group by o.id having count(i.id) > 1 or bool_or(i.customer_id <> o.customer_id) or o.split_at is not null`,
  },
  {
    name: 'a customer with billing details has one default',
    query: sql`
      select customer_id as id, count(*) filter (where is_default) || ' defaults' as detail
        from invoice_titles group by customer_id having count(*) filter (where is_default) <> 1`,
  },
];
