/** The short texts of production builds in place of those in developer-details.ts. */
import type { Envelope } from '../envelope.ts';
import type { FetchResponse } from '../fetch.ts';
import type { ContractIssue, RefusalPayload } from '../operation.ts';

const noDetail = () => undefined;

const noText = () => '';

export const meaningOf: (code: string) => string | undefined = noDetail;
export const refusalHint: (status: number | undefined, envelope: Envelope) => string | undefined = noDetail;
export const excerptOf: (body: string) => string | undefined = noDetail;
export const userAgent: () => string | undefined = noDetail;

export const refusalDetails: (api: string, payload: RefusalPayload, serverMessage: string) => string = noText;
export const reasonOf: (error: unknown, url: string) => string = noText;
export const attemptSuffix: (attempt: number) => string = noText;
export const invalidResponseDetails: (response: FetchResponse, status: number, excerpt: string | undefined) => string = noText;
export const deliveryDetails = (message: string, _details: object) => message;

export const envelopeExpected = 'an envelope';
export const receivedInstead = ({ status }: FetchResponse, _body: string) => `not an envelope (HTTP ${status})`;
export const violationsIn = ([first]: readonly ContractIssue[]) => `${first?.path || 'the response'} is ${first?.received}`;
export const limits = (description: string, _min: number, _max: number, _unit?: string) => description;
