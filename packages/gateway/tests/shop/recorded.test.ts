import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mock, startMock } from '@mall/mock-server';
import { type Recorder, startRecorder, writeRecording } from '@mall/mock-server/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCustomer } from '../../src/seed/customers.ts';
import { flowOf, runFlow } from '../support/fixtures/flows.ts';
import { openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';
import { callOver } from '../support/processes/process.ts';
import { captchaAnswer } from '../support/settings.ts';

let gateway: TestGateway;
let recorder: Recorder;
let folder: string;
let mock: Mock | undefined;
const responses: Reply[] = [];
beforeAll(async () => {
  gateway = await openTestGateway();
  const origin = await gateway.server.listen({ port: 0, host: '127.0.0.1' });
  recorder = await startRecorder({ from: `${origin}/api/`, port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'mall-recorded-'));
  let token = '';
  const call = async (api: string, fields = {}) => {
    const reply = await callOver(recorder.url, api, fields, token === '' ? {} : { token });
    if (reply.data?.access_id) token = reply.data.access_id;
    responses.push(reply);
    return reply;
  };
  await runFlow(flowOf('buy'), { call, inputs: { captchaAnswer } });
  for (const api of ['mall.Address.index', 'mall.Order.index', 'mall.User.index', 'mall.User.personalResources']) await call(api);
  await call('mall.User.details', { type: 1 });
});
afterAll(async () => {
  await mock?.close();
  await recorder.close();
  await gateway.close();
  await rm(folder, { recursive: true });
});

test('records a purchase at the gateway without a mismatch, a secret or personal data', async () => {
  const { recording, mismatches } = await recorder.recorded();
  expect(mismatches).toEqual([]);
  expect([...recording.values()].flat()).toHaveLength(responses.length);
  await writeRecording(folder, recording);
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
  const { account, phone, password, paymentPassword } = demoCustomer;
  const secrets = [account, phone, password, paymentPassword, captchaAnswer, '林清', 'Lin Qing', '西湖区', '灵隐路', '310013'];
  const tokens = responses
    .flatMap(({ data }) => [data?.access_id, data?.code])
    .filter((token) => typeof token === 'string' && token !== '');
  expect(tokens.length).toBeGreaterThan(1);
  expect([...secrets, ...tokens].filter((secret) => texts.join('\n').includes(secret))).toEqual([]);
});

test('replays the same purchase from the recording, without the gateway', async () => {
  const { recording } = await recorder.recorded();
  await writeRecording(folder, recording, { replace: true });
  mock = await startMock({ port: 0, recording: folder });
  const replayed: Reply[] = [];
  const url = `${mock.url}/api/`;
  let token = '';
  const call = async (api: string, fields = {}) => {
    const reply = await callOver(url, api, fields, token === '' ? {} : { token });
    if (reply.data?.access_id) token = reply.data.access_id;
    replayed.push(reply);
    return reply;
  };
  // A different account: masked requests are the same.
  await runFlow(flowOf('buy'), { call, inputs: { captchaAnswer: 'zzzzz', password: 'another-password' } });
  const shown = (replies: readonly Reply[]) => replies.slice(-1).map(({ data }) => [data.sNo, data.z_price, data.list[0].p_name]);
  expect(shown(replayed)).toEqual(shown(responses.slice(0, replayed.length)));
});
