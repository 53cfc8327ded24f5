import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The environment in which Python finds the package of the mall, which needs the standard library only. */
export const pythonEnvironment = {
  ...process.env,
  PYTHONPATH: resolve('../../packages/sdk/clients/python/src'),
  // Compiled modules are kept outside the package: compiling them takes longer than most programs.
  PYTHONPYCACHEPREFIX: join(tmpdir(), 'mall-python'),
  PYTHONDONTWRITEBYTECODE: '',
};
