import * as z from 'zod/mini';
import type { Operation, PagedOperation } from '../../src/operation.ts';
import * as k from '../../src/wire/kit.ts';
import { op, paged } from '../../src/wire/op.ts';

export interface Thing {
  id: number;
  name: string;
  open: boolean;
}

type Fields = Record<string, unknown>;

const thing: z.ZodMiniType<Thing> = z.looseObject({ id: k.int, name: k.text(20), open: k.flag });

/** Operations of our own contract, one for each property that the client treats differently. */
export const readThing: Operation<Fields, Thing, 'safe'> = op('test.Thing.read', 'safe', 'optional', thing);
export const writeThing: Operation<Fields, Thing> = op('test.Thing.write', 'key', 'required', thing, { json: ['lines'] });
export const sendThing: Operation<Fields, Thing> = op('test.Thing.send', 'no', 'no', thing);
export const payThing: Operation<Fields, Thing> = op('test.Thing.pay', 'key', 'required', thing, { balance: true });
export const signIn: Operation<Fields, { access_id: string }> = op('test.Login.login', 'no', 'no', z.looseObject({ access_id: k.text() }), {
  issuesToken: true,
});
export const upload: Operation<{ file: Blob; note?: string }, Thing> = op('test.Thing.upload', 'no', 'required', thing, {
  multipart: true,
});

/** A thing as a server of the family encodes it, and as the SDK decodes it. */
export const wireThing = { id: '7', name: 'Balm', open: 1 };
export const aThing: Thing = { id: 7, name: 'Balm', open: true };

/** An upload with file limits. */
export const uploadPicture: Operation<{ file: Blob; note?: string }, Thing> = op('test.Thing.image', 'no', 'required', thing, {
  multipart: true,
  files: { file: { maxBytes: 10, types: ['application/pdf', 'image/*'] } },
});

interface Listing {
  rows: Thing[];
  rows_num?: number;
}

const listing: z.ZodMiniType<Listing> = z.looseObject({ rows: k.list(thing), rows_num: z.exactOptional(k.int) });

/** A list with pages. */
export const listThings: PagedOperation<{ pageNum?: number; words?: string }, Listing, 'rows'> = paged(
  op('test.Thing.list', 'safe', 'no', listing),
  'pageNum',
  'rows',
  'rows_num',
);
