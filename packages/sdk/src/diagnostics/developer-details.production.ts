/** The short texts of production builds in place of those in developer-details.ts. */
import type { Envelope } from '../envelope.ts';
import type { ContractIssue } from '../operation.ts';

const noDetail = () => undefined;

export const meaningOf: (code: string) => string | undefined = noDetail;
export const settingHint: (status: number | undefined, envelope?: Envelope) => string | undefined = noDetail;
export const excerptOf: (body: string) => string | undefined = noDetail;
export const userAgent: () => string | undefined = noDetail;

export const refusalDetails = () => '';
export const reasonOf = () => '';
export const withRetryAfter = (message: string, _retryAfter: number | undefined) => message;

export const envelopeExpected = 'an envelope';
export const receivedInstead = () => 'something else';
export const violationsIn = ([first]: readonly ContractIssue[]) => `${first?.path} is ${first?.received}`;
