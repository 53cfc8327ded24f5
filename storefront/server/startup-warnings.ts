/** The consequence of each missing setting that a production shop usually has. */
const consequences: Readonly<Record<string, string>> = {
  MALL_PUBLIC_URL: 'the shop takes itself for http://localhost:3000, and refuses forms sent from any other address',
  MALL_TRUST_PROXY: 'behind a proxy all visitors have its address, and share their limits',
  MALL_INTERNAL_KEY: 'the gateway takes all visitors for one, and changes show after up to eleven minutes',
  METRICS_PORT: 'there are no metrics',
};

/** Returns a sentence for each optional setting that production lacks, with its consequence; none in the demo. */
export function startupWarnings(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  if (environment.MALL_PROFILE !== 'production') return [];
  return Object.entries(consequences)
    .filter(([name]) => !environment[name])
    .map(([name, consequence]) => `${name} is not set: ${consequence}.`);
}
