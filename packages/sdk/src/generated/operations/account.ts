// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import * as z from 'zod/mini';
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `accountProfileState` takes. */
export type AccountProfileStateInput = Schemas['AccountProfileStateInput'];
/** What `accountProfileState` answers. */
export type AccountProfileStateData = Schemas['AccountProfileStateData'];
/**
 * Ask whether the profile is complete — `mall.User.isDefaultValue`.
 *
 * Whether to offer the customer the profile page.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const accountProfileState: Operation<AccountProfileStateInput, AccountProfileStateData> = /*#__PURE__*/ op('mall.User.isDefaultValue', 'safe', 'optional', /*#__PURE__*/ z.looseObject({
  haveAllUserInfo: s.Flag,
}));
