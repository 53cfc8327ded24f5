import { refusalDetails } from '#developer-details';
import type { Envelope } from '../envelope.ts';
import { refusalPayload } from './refusal-payload.ts';

/** Returns "50010 parameter_refused (pro_id must be at least 1)": the code with its name and, except in production builds, the details. */
export function refusalReason(this: void, api: string, envelope: Envelope): string {
  const payload = refusalPayload(envelope);
  const { codeName } = payload;
  return `${envelope.code}${codeName ? ` ${codeName}` : ''}${refusalDetails(api, payload, envelope.message)}`;
}
