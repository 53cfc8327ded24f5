import type { Dispatcher } from '../dispatch/dispatch.ts';
import { maintenanceNotice } from '../domains/shell/service.ts';
import { handlers } from './registry.ts';

/** The dispatcher of the calls of every domain's operations. */
export const createDispatcher = (parts: Omit<Dispatcher, 'handlers' | 'maintenanceNotice'>): Dispatcher => ({
  ...parts,
  handlers,
  maintenanceNotice,
});
