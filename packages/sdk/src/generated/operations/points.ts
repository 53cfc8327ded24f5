// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `pointsList` takes. */
export type PointsListInput = Schemas['PointsListInput'];
/** What `pointsList` answers. */
export type PointsListData = Schemas['PointsListData'];
/**
 * List the points — `plugin.integral.MallIntegral.integral`.
 *
 * The customer's points, and the records of those gained, used or expired, newest first, ten a page.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const pointsList: PagedOperation<PointsListInput, PointsListData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('plugin.integral.MallIntegral.integral', 'safe', 'required', s.PointsPage), 'page', 'list', 'total');

/** What `pointsRemoveExpired` takes. */
export type PointsRemoveExpiredInput = Schemas['PointsRemoveExpiredInput'];
/** What `pointsRemoveExpired` answers. */
export type PointsRemoveExpiredData = Schemas['PointsRemoveExpiredData'];
/**
 * Remove expired points from the list — `plugin.integral.MallIntegral.deleteSign`.
 *
 * Takes records of expired points off the list; the points themselves are gone already. A record that is not there, or is somebody else's, counts as removed; one of points that have not expired is refused, and then nothing is removed.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 */
export const pointsRemoveExpired: Operation<PointsRemoveExpiredInput, PointsRemoveExpiredData> = /*#__PURE__*/ op('plugin.integral.MallIntegral.deleteSign', 'safe', 'required', s.Nothing);
