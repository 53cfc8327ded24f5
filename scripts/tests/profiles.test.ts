import { expect, test } from 'vitest';
import { newMallSettings, npmRun } from './support/command.ts';
import { expectClosed, expectOpen, ready } from './support/mall.ts';

async function killProcess(pid: number, ended: Promise<unknown>): Promise<void> {
  process.kill(pid, 'SIGTERM');
  await ended;
}

test('npm start in production opens an empty mall and prints no demo customer', async () => {
  const folder = await newMallSettings();
  const mall = npmRun('start', {
    ...folder,
    MALL_PROFILE: 'production',
    MALL_SECRET: 'a-secret-of-at-least-32-characters-1',
    MALL_INTERNAL_KEY: 'a-key-of-at-least-32-characters-00002',
  });
  await mall.until(ready);
  expect(mall.stdout()).not.toMatch(/shopper01|mall2026|246810/);
  expect((await fetch(`http://localhost:${folder.PORT}/`)).status).toBe(200);
  expect((await fetch(`http://localhost:${folder.PORT}/homedetail/homedetail?id=1001`)).status).toBe(404);
  await killProcess(mall.pid, mall.ended);
  await expectClosed(folder);
});

const databaseUrl = process.env.MALL_TEST_DATABASE_URL;
if (databaseUrl !== undefined) {
  test('npm start with DATABASE_URL opens the demo mall on that PostgreSQL', { tags: 'matrix' }, async () => {
    const folder = await newMallSettings();
    const mall = npmRun('start', { ...folder, DATABASE_URL: databaseUrl });
    await mall.until(ready);
    expect(mall.stderr()).not.toContain('embedded database');
    await expectOpen(folder);
    await killProcess(mall.pid, mall.ended);
    await expectClosed(folder);
  });
}
