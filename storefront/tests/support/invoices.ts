import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..', '..', '..');
const program = `
  const { addressOfFile } = await import('./packages/gateway/src/domains/invoices/invoice-file.ts');
  const { readSettings } = await import('./packages/gateway/src/settings.ts');
  const [invoiceId, customerId, issuedAt] = process.argv.slice(1).map(Number);
  process.stdout.write(addressOfFile(invoiceId, customerId, readSettings(process.env).secret, new Date(issuedAt)));
`;

/** Returns the address of an invoice's file as the tested gateway signed it this many minutes ago: its clock cannot be set. */
export async function addressSigned(minutesAgo: number, invoiceId: string, customerId: number): Promise<string> {
  const issuedAt = String(Date.now() - minutesAgo * 60_000);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=source', '--input-type=module', '-e', program, invoiceId, String(customerId), issuedAt],
    { cwd: root, env: { PATH: process.env.PATH } },
  );
  return stdout;
}
