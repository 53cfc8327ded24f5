/** The minimum length of a secret. */
export const minSecretLength = 32;

/** A random secret of 32 characters has about 20 distinct ones, one of hexadecimal digits nearly all 16. */
const minDistinctCharacters = 10;

/** Secrets of the demo profile, which are public. Production refuses them. */
export const demoSecrets = {
  MALL_SECRET: 'demo-secret-of-a-mall-that-sells-nothing-real',
  MALL_INTERNAL_KEY: 'demo-internal-key-of-a-local-mall',
  MALL_PAYMENT_SECRET: 'demo-secret-of-a-provider-that-pays-nothing',
  MALL_MESSENGER_SECRET: 'demo-secret-of-a-messenger-that-sends-nothing',
} as const;

/** The name of a setting that is a secret. */
export type SecretName = keyof typeof demoSecrets;

/** Returns why a secret must not be used in production; undefined when it may. */
export function secretFault(secret: string | undefined): string | undefined {
  if (secret === undefined || secret.length < minSecretLength)
    return `must be set to at least ${minSecretLength} characters in production.`;
  if (Object.values<string>(demoSecrets).includes(secret)) return "must not be the demo's value in production.";
  if (new Set(secret).size < minDistinctCharacters) return 'must be random in production. Create one with: openssl rand -hex 32.';
  return undefined;
}
