import * as z from 'zod';
import { isLocal } from './is-local.ts';
import { minSecretLength } from './secrets.ts';
import { settings } from './settings.ts';

/** The settings that the storefront reads. */
export const storefrontSettings = z
  .object(settings)
  .pick({
    MALL_PROFILE: true,
    PORT: true,
    HOST: true,
    GATEWAY_URL: true,
    MALL_PUBLIC_URL: true,
    MALL_INTERNAL_KEY: true,
    MALL_DEFAULT_LANGUAGE: true,
    MALL_TRUST_PROXY: true,
    MALL_TIMEZONE: true,
    MALL_REQUEST_TIMEOUT_MS: true,
    METRICS_PORT: true,
    MALL_METRICS_HOST: true,
    MALL_CLOSING_DELAY_MS: true,
    MALL_MOCK_SESSIONS: true,
    MALL_BACKOFFICE_URL: true,
  })
  .superRefine((entered, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['MALL_INTERNAL_KEY'], message });
    const key = entered.MALL_INTERNAL_KEY;
    if (key !== undefined && key.length < minSecretLength) refuse(`must have at least ${minSecretLength} characters.`);
    if (key === undefined && !isLocal(entered.MALL_PUBLIC_URL))
      refuse('must be set to the same secret as the gateway’s when MALL_PUBLIC_URL is not this machine.');
  });
