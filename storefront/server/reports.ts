import type { FastifyInstance } from 'fastify';
import { reportPath } from './security-headers.ts';

const maxReportBytes = 16 * 1024;
const maxReportsPerMinute = 60;

/** Returns the address without its query, which may contain text that a visitor typed. */
function withoutQuery(value: unknown): string | undefined {
  return typeof value === 'string' ? value.split(/[?#]/)[0] : undefined;
}

function readReport(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || !('csp-report' in body)) return {};
  const report = body['csp-report'];
  if (typeof report !== 'object' || report === null) return {};
  const fields = new Map(Object.entries(report));
  return {
    directive: withoutQuery(fields.get('effective-directive') ?? fields.get('violated-directive')),
    blocked: withoutQuery(fields.get('blocked-uri')),
    page: withoutQuery(fields.get('document-uri')),
    source: withoutQuery(fields.get('source-file')),
    line: Number(fields.get('line-number')) || undefined,
  };
}

/** Logs the violations of the Content-Security-Policy that browsers report, a limited number per minute. */
export async function serveReports(app: FastifyInstance): Promise<void> {
  let left = maxReportsPerMinute;
  const refill = setInterval(() => {
    left = maxReportsPerMinute;
  }, 60_000).unref();
  app.addHook('onClose', async () => clearInterval(refill));

  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  app.post(reportPath, { bodyLimit: maxReportBytes }, async (request, reply) => {
    left -= 1;
    if (left >= 0) request.log.warn({ report: readReport(request.body) }, 'content security policy violated');
    return await reply.code(204).send();
  });
}
