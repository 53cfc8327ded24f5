import { randomUUID } from 'node:crypto';
import type { FaultName } from '@mall/contract';
import { setMaintenance } from '../../../src/domains/shell/publish-notice.ts';
import { idempotencyKeys } from '../../../src/idempotency/schema.ts';
import { findSession } from '../../../src/sessions/sessions.ts';
import { exampleOf, fieldsOf } from '../../support/contract.ts';
import { makeCustomer } from '../../support/customers.ts';
import type { Scenario } from './scenario.ts';

/** For how long a gateway believes that the mall is open, or closed, before it looks again. */
export const noticeMemory = 1000;

/** What every operation refuses alike. */
export const everyOperation: { readonly [F in FaultName]?: Scenario } = {
  parameter_refused: async (_gateway, operation) => {
    const fields = fieldsOf(operation, exampleOf(operation));
    const [field] = Object.keys(operation.requestSchema.properties ?? {});
    // Where there is nothing to send there is nothing to refuse but the page that sends it.
    if (field === undefined) return { fields, headers: { origin: 'https://elsewhere.example' } };
    // It is no number and no JSON, and no text may hold it.
    return { fields: { ...fields, [field]: '\u0000' } };
  },
  session_invalid: async (_gateway, operation) => ({ fields: fieldsOf(operation, exampleOf(operation)), token: 'nobody' }),
  /** The key's first call is still under way. */
  too_busy: async (gateway, operation) => {
    const { token } = await makeCustomer(gateway);
    const session = await findSession(gateway.db, token, gateway.clock.now());
    if (session.kind === 'visitor') throw new Error('The customer is not signed in');
    const [key, api] = [randomUUID(), operation.api];
    const claim = { session: `${session.kind}:${session.sessionId}`, api, key, request: Buffer.alloc(32), createdAt: gateway.clock.now() };
    await gateway.db.insert(idempotencyKeys).values(claim);
    return { fields: fieldsOf(operation, exampleOf(operation)), token, headers: { 'idempotency-key': key } };
  },
  maintenance: async (gateway, operation) => {
    await setMaintenance(gateway.db, true, gateway.clock.now());
    gateway.clock.advance(noticeMemory);
    return { fields: fieldsOf(operation, exampleOf(operation)) };
  },
};
