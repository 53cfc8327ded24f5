import { resolve } from 'node:path';

/** The environment in which Python finds the package of the mall, which needs the standard library only. */
export const pythonEnvironment = {
  ...process.env,
  PYTHONPATH: resolve('../../packages/sdk/clients/python/src'),
  PYTHONDONTWRITEBYTECODE: '1',
};
