import { randomUUID } from 'node:crypto';
import type { FaultName } from '@mall/contract';
import { setMaintenance } from '../../../src/domains/shell/publish-notice.ts';
import { idempotencyKeys } from '../../../src/idempotency/schema.ts';
import { findSession } from '../../../src/sessions/sessions.ts';
import { exampleOf, fieldsOf } from '../../support/contract.ts';
import { makeCustomer } from '../../support/fixtures/customers.ts';
import type { Scenario } from './scenario.ts';

/** The lifetime of the cached maintenance notice in a gateway, in milliseconds. */
export const noticeMemory = 1000;

/** The refusals that every operation shares. */
export const everyOperation: { readonly [F in FaultName]?: Scenario } = {
  parameter_refused: async (_gateway, operation) => {
    const fields = fieldsOf(operation, exampleOf(operation));
    const [field] = Object.keys(operation.requestSchema.properties ?? {});
    // Without fields, only the page that sends the request can be refused.
    if (field === undefined) return { fields, headers: { origin: 'https://elsewhere.example' } };
    // It is neither a number nor JSON, and no text may contain it.
    return { fields: { ...fields, [field]: '\u0000' } };
  },
  session_invalid: async (_gateway, operation) => ({ fields: fieldsOf(operation, exampleOf(operation)), token: 'nobody' }),
  /** The first call with the key is still running. */
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
