import type { Dispatcher } from '../dispatch/dispatch.ts';
import { wireNotice } from '../domains/shell/presenter.ts';
import { maintenanceNotice } from '../domains/shell/show-notice.ts';
import { handlers } from './registry.ts';

/** Creates the dispatcher of the operations of every domain, without the logger, which is created for each request. */
export const createDispatcher = (parts: Pick<Dispatcher, 'db' | 'settings' | 'clock' | 'checkResponses'>): Omit<Dispatcher, 'log'> => ({
  ...parts,
  handlers,
  maintenanceNotice: async (db, now, language) => {
    const notice = await maintenanceNotice(db, now);
    return notice && wireNotice(notice, language);
  },
});
