import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadCore } from './cores.ts';

/** A form that the load generator posts. */
export interface LoadRequest {
  readonly fields: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The result of one round of load. */
interface Round {
  readonly requests: number;
  readonly seconds: number;
}

const connections = 16;

/** A Lua string of any text. */
const quoted = (text: string) => `"${text.replaceAll(/[\\"]/g, '\\$&')}"`;

function luaRequest(path: string, { fields, headers = {} }: LoadRequest): string {
  const sent = { 'Content-Type': 'application/x-www-form-urlencoded', ...headers };
  const table = Object.entries(sent).map(([name, value]) => `[${quoted(name)}]=${quoted(value)}`);
  return `wrk.format("POST", ${quoted(path)}, {${table.join(',')}}, ${quoted(new URLSearchParams(fields).toString())})`;
}

/** Returns a program for wrk that posts the requests in turn, counts refusals and prints the result as JSON. */
const luaProgram = (path: string, requests: readonly LoadRequest[]) => `
local position, prepared = 0, {}
local threads = {}
refused = 0
function setup(thread) table.insert(threads, thread) end
function init() prepared = { ${requests.map((request) => luaRequest(path, request)).join(',\n')} } end
function request() position = position % #prepared + 1; return prepared[position] end
function response(status, headers, body) if body:sub(1, 13) ~= '{"code":"200"' then refused = refused + 1; example = body end end
function done(summary)
  local errors = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  for _, thread in ipairs(threads) do
    if thread:get("refused") > 0 then io.stderr:write(thread:get("example")) end
    errors = errors + thread:get("refused")
  end
  io.write(string.format('\\n{"requests":%d,"seconds":%f,"errors":%d}\\n', summary.requests, summary.duration / 1e6, errors))
end
`;

/** A prepared load, which can be repeated. */
export interface Load {
  /** Posts the requests in turn for some seconds. Throws when one fails, so that a benchmark never measures refusals. */
  run(seconds: number): Promise<Round>;
  remove(): Promise<void>;
}

/** Prepares the load of a URL by wrk, a load generator in C that needs a fraction of a core. */
export async function prepareLoad(url: string, requests: readonly LoadRequest[]): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-wrk-'));
  const program = join(folder, 'load.lua');
  const { origin, pathname, search } = new URL(url);
  await writeFile(program, luaProgram(pathname + search, requests));
  return {
    async run(seconds) {
      const args = ['-c', String(loadCore), 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '-s', program, origin];
      const { stdout, stderr } = await promisify(execFile)('taskset', args);
      const { errors, ...round }: Round & { errors: number } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
      if (errors > 0) throw new Error(`${errors} of ${round.requests} requests failed: ${stderr}`);
      return round;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
