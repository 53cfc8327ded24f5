// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `pointsList`. */
export type PointsListInput = Schemas['PointsListInput'];
/** Response data of `pointsList`. */
export type PointsListData = Schemas['PointsListData'];
/**
 * List the points — `plugin.integral.MallIntegral.integral`.
 *
 * Points of the customer with records of gained, used or expired points, newest first, ten per page.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, pointsList, { type: 1, page: 1 });
 * ```
 */
export const pointsList: PagedOperation<PointsListInput, PointsListData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('plugin.integral.MallIntegral.integral', 'safe', 'required', s.PointsPage), 'page', 'list', 'total');

/** Request of `pointsRemoveExpired`. */
export type PointsRemoveExpiredInput = Schemas['PointsRemoveExpiredInput'];
/** Response data of `pointsRemoveExpired`. */
export type PointsRemoveExpiredData = Schemas['PointsRemoveExpiredData'];
/**
 * Remove records of expired points — `plugin.integral.MallIntegral.deleteSign`.
 *
 * Removes records of expired points from the list. Unknown records and records of other customers count as removed. A record of points that have not expired is refused, and nothing is removed.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, pointsRemoveExpired, { ids: [1354, 1357] });
 * ```
 */
export const pointsRemoveExpired: Operation<PointsRemoveExpiredInput, PointsRemoveExpiredData, 'safe'> = /*#__PURE__*/ op('plugin.integral.MallIntegral.deleteSign', 'safe', 'required', s.Nothing, { emptyLists: { ids: ',' } });
