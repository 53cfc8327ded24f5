/** The consequences of unset settings that a production mall usually has. */
const consequences: Readonly<Record<string, string>> = {
  DATABASE_URL: 'the embedded database in MALL_DATA_DIR is used, which one gateway alone can open',
  MALL_PUBLIC_URL: 'links in e-mails lead to http://localhost:3000',
  MALL_MESSENGER_URL: 'no SMS and no e-mail is sent, so that nobody can register or reset a password',
  MALL_PAYMENT_URL: 'customers can pay from their wallet only',
  GATEWAY_METRICS_PORT: 'there are no metrics',
};

/** Returns a sentence with the consequences for each optional setting that is not set in production; none in the demo. */
export function startupWarnings(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  if (environment.MALL_PROFILE !== 'production') return [];
  return Object.entries(consequences)
    .filter(([name]) => !environment[name])
    .map(([name, consequence]) => `${name} is not set: ${consequence}.`);
}
