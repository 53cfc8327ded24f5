import { type Context, customerOf } from '../dispatch/context.ts';
import { Fault } from '../dispatch/fault.ts';
import { consumeRateLimit, type Limit } from '../limits/limits.ts';
import { writeLogLine } from '../shared/write-log-line.ts';

/** The evidence that a person requested an SMS. */
export type SmsProof =
  /** A captcha was solved for this phone. */
  | 'captcha'
  /** A signed-in customer requested it. */
  | 'customer'
  | 'none';

/** The dial code of the mall's country, to which the limit per country does not apply. */
const homeDialCode = '86';
const wholeMall = 'mall';
const perCustomer: Limit = { name: 'sms-customer', max: 20, minutes: 24 * 60, fault: 'code_rate_limited' };

/**
 * Counts an SMS against the hourly limits of the whole mall: in total, for each other country, and without a captcha. Attackers who earn
 * from SMS to their own numbers ("SMS pumping") change numbers and addresses, so limits by number or address do not stop them.
 * @throws Fault `parameter_refused` for a country to which no SMS are sent, `captcha_wrong` when there were too many without a captcha,
 * `code_rate_limited` when there were too many in total.
 */
export async function consumeSmsLimits(dialCode: string, proof: SmsProof, context: Context): Promise<void> {
  const { dialCodes, perHour, perCountryPerHour, withoutCaptchaPerHour } = context.settings.sms;
  if (!dialCodes.has(dialCode)) throw new Fault('parameter_refused', { errors: [{ field: 'cpc', rule: 'allowed' }] });
  const hourly = { minutes: 60, fault: 'code_rate_limited' } as const;
  if (proof === 'customer') await consumeRateLimit(perCustomer, String(customerOf(context).customerId), context);
  if (proof === 'none')
    await consume({ ...hourly, name: 'sms-without-captcha', max: withoutCaptchaPerHour, fault: 'captcha_wrong' }, wholeMall, context);
  if (dialCode !== homeDialCode) await consume({ ...hourly, name: 'sms-country', max: perCountryPerHour }, dialCode, context);
  await consume({ ...hourly, name: 'sms', max: perHour }, wholeMall, context);
}

/** Applies a limit, and logs an error once an hour when a limit of the whole mall is exceeded. */
async function consume(limit: Limit, key: string, context: Context): Promise<void> {
  try {
    await consumeRateLimit(limit, key, context);
  } catch (error) {
    const alarm: Limit = { name: `${limit.name}-alarm`, max: 1, minutes: 60 };
    await consumeRateLimit(alarm, key, context).then(
      () => writeLogLine('error', 'an SMS limit of the whole mall is used up', { limit: limit.name, who: key, perHour: limit.max }),
      () => undefined,
    );
    throw error;
  }
}
