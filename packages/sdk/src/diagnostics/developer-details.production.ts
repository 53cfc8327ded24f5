/** The short texts of production builds in place of those in developer-details.ts. */
import type { Envelope } from '../envelope.ts';
import type { ContractIssue } from '../operation.ts';

const none = () => undefined;

export const meaningOf: (code: string) => string | undefined = none;
export const settingHint: (status: number | undefined, envelope?: Envelope) => string | undefined = none;
export const excerptOf: (body: string) => string | undefined = none;
export const userAgent: () => string | undefined = none;

export const refusalDetails = () => '';
export const reasonOf = () => '';
export const withWait = (message: string, _retryAfter: number | undefined) => message;

export const envelopeExpected = 'an envelope';
export const receivedInstead = () => 'something else';
export const violationsIn = ([first]: readonly ContractIssue[]) => `${first?.path} is ${first?.received}`;
