/** `npm run bench`: measures only; results never fail the test run. `npm run bench gateway` and the like run one of them. */
import { benchAccounts } from './bench/accounts.ts';
import { benchCatalog } from './bench/catalog.ts';
import { benchGateway } from './bench/gateway.ts';
import { benchGrowth } from './bench/growth.ts';
import { benchInteractions } from './bench/interactions.ts';
import { benchMemory } from './bench/memory.ts';
import { benchMock } from './bench/mock.ts';
import { readBenchOptions } from './bench/options.ts';
import { benchOverload } from './bench/overload.ts';
import { benchPages } from './bench/pages.ts';
import { benchSdk } from './bench/sdk.ts';
import { benchSearch } from './bench/search.ts';
import { benchUi } from './bench/ui.ts';
import { printError } from './lib/processes.ts';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  accounts: benchAccounts,
  catalog: benchCatalog,
  gateway: benchGateway,
  growth: benchGrowth,
  interactions: benchInteractions,
  memory: benchMemory,
  mock: benchMock,
  overload: benchOverload,
  pages: benchPages,
  sdk: benchSdk,
  search: benchSearch,
  ui: benchUi,
};

const { name: requestedName } = readBenchOptions();
if (requestedName !== undefined && !(requestedName in benches)) {
  process.stderr.write(`There is no bench "${requestedName}"; there are ${Object.keys(benches).join(', ')}.\n`);
  process.exitCode = 1;
} else {
  for (const [name, bench] of Object.entries(benches))
    if (requestedName === undefined || requestedName === name) await bench().catch(printError);
}
