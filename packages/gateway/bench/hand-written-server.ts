/**
 * Baseline of the benchmark: bare Fastify with the SQL of the gateway's list, product and cart written by hand, and rows sent as they are. What the
 * gateway takes longer is the cost of its contract, domain and presenters.
 */
import { parse } from 'node:querystring';
import Fastify from 'fastify';
import pg from 'pg';
import { hashToken } from '../src/sessions/tokens.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

const list = {
  name: 'list',
  text: `
with looked as materialized (
  select (select count(*)::int from products p where p.status = 2 and not p.recycled) as total,
         array(select p.id from products p where p.status = 2 and not p.recycled order by p.sold desc, p.id limit 20) as ids)
select p.id, t.name, t.subtitle, p.pictures[1] as image, p.price_from::text, p.price_to::text, p.sold, s.name ->> 'en' as shop_name, p.labels, l.total,
       (select coalesce(sum(i.available), 0)::int from skus k join stock i on i.sku_id = k.id where k.product_id = p.id) as available
  from looked l left join (unnest((select ids from looked)) with ordinality u (id, at) join products p on p.id = u.id
  join product_texts t on t.product_id = p.id and t.language = 'en'
  join shops s on s.id = p.shop_id) on true
 order by u.at`,
};

const product = (id: string) => ({
  name: 'product',
  text: `
select p.id, p.status, p.labels, p.pictures, p.film, p.price_from::text, p.price_to::text, p.sold, t.name, t.subtitle, t.content::text,
       b.name ->> 'en' as brand_name, c.name ->> 'en' as class_name,
       json_build_object('id', s.id, 'name', s.name ->> 'en', 'logo', s.logo, 'isOpen', s.is_open, 'followers', s.followers) as shop,
       coalesce((select g.total from product_ratings g where g.product_id = p.id), 0) as reviews,
       (select json_agg(json_build_object('id', k.id, 'price', k.price, 'image', k.picture, 'valueIds', k.value_ids, 'available',
               (select stock.available from stock where stock.sku_id = k.id)) order by k.position) from skus k where k.product_id = p.id) as skus,
       (select json_agg(json_build_object('id', v.id, 'name', v.name ->> 'en', 'attributeId', a.id, 'attributeName', a.name ->> 'en'))
          from skus k cross join unnest(k.value_ids) as u (id) join attribute_values v on v.id = u.id join attributes a on a.id = v.attribute_id
         where k.product_id = p.id) as values
  from products p
  join product_texts t on t.product_id = p.id and t.language = 'en'
  join brands b on b.id = p.brand_id
  join product_classes c on c.id = p.class_id
  join shops s on s.id = p.shop_id
 where p.id = $1`,
  values: [id],
});

const session = (token: string) => ({
  name: 'session',
  text: `
select s.id, s.customer_id, s.guest_id, s.language, c.language as customer_language
  from sessions s left join customers c on c.id = s.customer_id where s.token_hash = $1 and s.expires_at > now()`,
  values: [hashToken(token)],
});

const addToCart = (guest: string, productId: string, sku: string) => ({
  name: 'add',
  text: `
with offer as (
  select (p.status = 2 and not p.recycled and s.is_open = 1) as on_sale, (select stock.available from stock where stock.sku_id = k.id) as available
    from skus k join products p on p.id = k.product_id join shops s on s.id = p.shop_id where k.id = $3 and p.id = $2)
insert into cart_lines (guest_id, product_id, sku_id, quantity, created_at)
select $1, $2, $3, 1, now() from offer
 where on_sale and available >= 1 and (select count(*) from cart_lines where guest_id = $1 and sku_id <> $3) < 200
on conflict (guest_id, sku_id) where guest_id is not null
do update set quantity = least(cart_lines.quantity + excluded.quantity, (select available from offer)), selected = true
returning id`,
  values: [guest, productId, sku],
});

const server = Fastify();
server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
  done(null, parse(String(body))),
);
server.post<{ Body: Record<string, string> }>('/api/', async ({ body, headers }) => {
  const { api, pro_id: id = '', attribute_id: sku = '' } = body;
  if (api === 'mall.Index.search') return { code: '200', data: (await pool.query(list)).rows };
  if (api === 'mall.Product.index') return { code: '200', data: (await pool.query(product(id))).rows };
  const { rows } = await pool.query(session(String(headers['x-access-id'])));
  return { code: '200', data: (await pool.query(addToCart(rows[0].guest_id, id, sku))).rows };
});
await server.listen({ port: Number(process.env.BARE_PORT), host: '127.0.0.1' });
process.send?.('ready');
