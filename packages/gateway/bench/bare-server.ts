/** Baseline of the benchmark: a bare Fastify server that returns the result of one indexed select, the upper limit on this machine. */
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const server = Fastify();
server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body));
server.post('/api/', async () => {
  const { rows } = await pool.query({ name: 'one', text: 'select id, status, price_from from products where id = $1', values: [1001] });
  return { code: '200', message: 'ok', data: rows[0] };
});
await server.listen({ port: Number(process.env.BARE_PORT), host: '127.0.0.1' });
process.send?.('ready');
