import type { Api, DataOf } from '@mall/contract';
import type { DemoMoment, Localized } from '@mall/demo';
import { createDispatcher } from '../../composition/dispatcher.ts';
import type { Db } from '../../db/database.ts';
import { dispatch } from '../../dispatch/dispatch.ts';
import { openCustomerSession } from '../../sessions/sessions.ts';
import type { Settings } from '../../settings.ts';
import { addDays, addMinutes, startOfDay } from '../../shared/clock.ts';
import { silentLogger } from '../../shared/logger.ts';

/** An event before the mall opened. */
export interface HistoryEvent {
  readonly at: Date;
  /** Runs with the mall's clock at the time of the event. */
  run(shopper: Shopper): Promise<void>;
}

/** The demo customer at a point in time of the history. */
export interface Shopper {
  readonly customerId: number;
  readonly db: Db;
  readonly settings: Settings;
  readonly now: Date;
  /** Calls an operation as the signed-in customer. Throws on a refusal, because a valid history has none. */
  call<A extends Api>(api: A, fields?: Readonly<Record<string, string | number | object>>): Promise<DataOf<A>>;
  /** Returns a text of the history in the default language of the mall. */
  textOf(text: Localized): string;
}

/** Returns the customer at a point in time, with a new session. */
export async function shopperAt(db: Db, customerId: number, settings: Settings, now: Date): Promise<Shopper> {
  const token = await openCustomerSession(db, customerId, now);
  const dispatcher = createDispatcher({ db, settings, clock: { now: () => now }, checkResponses: false });
  return {
    customerId,
    db,
    settings,
    now,
    textOf: (text) => text[settings.defaultLanguage],
    call: async (api, fields = {}) => {
      const form = new URLSearchParams();
      for (const [name, value] of Object.entries(fields)) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
      const incoming = { api, form, token, language: settings.defaultLanguage, idempotencyKey: undefined, client: '127.0.0.1' };
      const { body } = await dispatch(incoming, { ...dispatcher, log: silentLogger });
      const answer = JSON.parse(body);
      if (answer.code !== '200') throw new Error(`The demo history was refused at ${api}: ${body}`);
      return answer.data;
    },
  };
}

/** Returns the time of an event of the history, relative to the opening of the mall. */
export function momentOf(moment: DemoMoment, opening: Date): Date {
  if ('minutesAgo' in moment) return addMinutes(opening, -moment.minutesAgo);
  const [hours = 0, minutes = 0] = moment.at.split(':').map(Number);
  return addMinutes(startOfDay(addDays(opening, -moment.daysAgo)), hours * 60 + minutes);
}
