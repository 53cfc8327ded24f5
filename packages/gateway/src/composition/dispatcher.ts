import type { Dispatcher } from '../dispatch/dispatch.ts';
import { wireNotice } from '../domains/shell/presenter.ts';
import { maintenanceNotice } from '../domains/shell/show-notice.ts';
import { handlers } from './registry.ts';

/** The dispatcher of the calls of every domain's operations. */
export const createDispatcher = (parts: Omit<Dispatcher, 'handlers' | 'maintenanceNotice'>): Dispatcher => ({
  ...parts,
  handlers,
  maintenanceNotice: async (db, now, language) => {
    const notice = await maintenanceNotice(db, now);
    return notice && wireNotice(notice, language);
  },
});
