// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `shellIndex` takes. */
export type ShellIndexInput = Schemas['ShellIndexInput'];
/** What `shellIndex` answers. */
export type ShellIndexData = Schemas['ShellIndexData'];
/**
 * Show the shell of every page — `mall.Index.index`.
 *
 * The header, the footer and the side of every page for this caller: who is signed in, the cart badge, the classes, which menu items to show, and how the mall presents itself.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const shellIndex: Operation<ShellIndexInput, ShellIndexData> = /*#__PURE__*/ op('mall.Index.index', 'safe', 'optional', s.Shell);

/** What `shellNotice` takes. */
export type ShellNoticeInput = Schemas['ShellNoticeInput'];
/** What `shellNotice` answers. */
export type ShellNoticeData = Schemas['ShellNoticeData'];
/**
 * Ask for the notice to shoppers — `mall.User.getUserTell`.
 *
 * Runs on every navigation. In maintenance the answer is code 4003 with the notice as data; otherwise the newest notice that runs, or one of type 0 for none.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const shellNotice: Operation<ShellNoticeInput, ShellNoticeData> = /*#__PURE__*/ op('mall.User.getUserTell', 'safe', 'no', s.Notice);
