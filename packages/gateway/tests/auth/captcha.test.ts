// @spec 5.13

import { solveChallenge } from 'altcha-lib/v1';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { captchas } from '../../src/domains/auth/schema.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { captchaAnswer, testSettings } from '../support/settings.ts';

// Only the image contains the captcha text, so the test intercepts the rendering function.
const painter = vi.hoisted(() => ({ text: '' }));
vi.mock(import('../../src/domains/auth/captcha-image.ts'), async (original) => {
  const { drawCaptcha } = await original();
  return {
    drawCaptcha: (text: string) => {
      painter.text = text;
      return drawCaptcha(text);
    },
  };
});

interface Issued {
  readonly code: string;
  readonly code_img: string;
  readonly challenge: {
    readonly algorithm: string;
    readonly challenge: string;
    readonly maxnumber: number;
    readonly salt: string;
    readonly signature: string;
  };
  readonly shown: string;
}

const right = { code: '200' };
const wrongCaptcha = { code: '51127', data: null };

let gateway: TestGateway;
let clients = 0;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

async function issue(): Promise<Issued> {
  const reply = await gateway.call('mall.Login.getCode', {}, { client: nextClient() });
  expect(reply).toMatchObject(right);
  return { ...reply.data, shown: painter.text };
}

const answer = (captcha: Issued, imgCode: string) =>
  gateway.call(
    'mall.Login.login',
    { type: 3, phone: 'shopper01', password: 'mall2026', imgCode, verificationCode: captcha.code },
    { client: nextClient() },
  );

/** Returns a new address for each call, so that rate limits do not affect these tests. */
function nextClient(): string {
  clients += 1;
  return `198.51.100.${clients}`;
}

async function solve({ challenge }: Issued): Promise<string> {
  const solution = await solveChallenge(challenge.challenge, challenge.salt, challenge.algorithm, challenge.maxnumber).promise;
  return Buffer.from(JSON.stringify({ ...challenge, ...solution })).toString('base64');
}

describe('the captcha image', () => {
  test('is a small PNG that differs each time', async () => {
    const [one, other] = [await issue(), await issue()];
    expect(one.code_img).toMatch(/^data:image\/png;base64,/);
    expect(one.code_img).not.toBe(other.code_img);
    const image = Buffer.from(one.code_img.split(',')[1] ?? '', 'base64');
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 180, height: 56 });
    expect(image.length).toBeLessThan(10_000);
  });

  test('shows four or five characters that are not easily confused', async () => {
    for (let index = 0; index < 12; index += 1) expect((await issue()).shown).toMatch(/^[ACDHJKLMNPRTUWXY34679]{4,5}$/);
  });

  test('is solved by its text in upper or lower case', async () => {
    const [capitals, small] = [await issue(), await issue()];
    expect(await answer(capitals, capitals.shown)).toMatchObject(right);
    expect(await answer(small, ` ${small.shown.toLowerCase()} `)).toMatchObject(right);
  });

  test('is not solved by another text or by the text of another captcha', async () => {
    const [one, other] = [await issue(), await issue()];
    expect(await answer(one, `${one.shown}A`)).toMatchObject(wrongCaptcha);
    expect(await answer(other, one.shown)).toMatchObject(wrongCaptcha);
  });
});

describe('a captcha', () => {
  test('claim 25: is consumed by a correct answer', async () => {
    const captcha = await issue();
    expect(await answer(captcha, captcha.shown)).toMatchObject(right);
    expect(await answer(captcha, captcha.shown)).toMatchObject(wrongCaptcha);
  });

  test('claim 25: is consumed by a wrong answer', async () => {
    const captcha = await issue();
    expect(await answer(captcha, 'zzzz')).toMatchObject(wrongCaptcha);
    expect(await answer(captcha, captcha.shown)).toMatchObject(wrongCaptcha);
  });

  test('accepts one of many concurrent answers', async () => {
    const captcha = await issue();
    const replies = await Promise.all(Array.from({ length: 4 }, () => answer(captcha, captcha.shown)));
    expect(replies.filter(({ code }) => code === '200')).toHaveLength(1);
  });

  test('is valid for two minutes', async () => {
    const [intime, late] = [await issue(), await issue()];
    gateway.clock.advance(119_000);
    expect(await answer(intime, intime.shown)).toMatchObject(right);
    gateway.clock.advance(1_000);
    expect(await answer(late, late.shown)).toMatchObject(wrongCaptcha);
  });

  test('that was never issued is refused like a wrong answer', async () => {
    const captcha = await issue();
    expect(await answer({ ...captcha, code: 'x'.repeat(43) }, captchaAnswer)).toMatchObject(wrongCaptcha);
  });

  test('is stored without its token and its answer', async () => {
    const { code, shown } = await issue();
    const stored = (await gateway.db.select().from(captchas)).flatMap(({ tokenHash, answerHash }) => [tokenHash, answerHash]);
    const bytes = Buffer.concat(stored).toString('latin1').toLowerCase();
    expect(stored.every((hash) => hash.length === 32)).toBe(true);
    expect(bytes).not.toContain(code.toLowerCase());
    expect(bytes).not.toContain(shown.toLowerCase());
  });
});

describe('the proof-of-work puzzle', () => {
  test('solves its captcha once', async () => {
    const captcha = await issue();
    const solution = await solve(captcha);
    expect(await answer(captcha, solution)).toMatchObject(right);
    expect(await answer(captcha, solution)).toMatchObject(wrongCaptcha);
  });

  test('does not solve another captcha', async () => {
    const [one, other] = [await issue(), await issue()];
    expect(await answer(other, await solve(one))).toMatchObject(wrongCaptcha);
  });

  test.each([
    ['a number that does not solve the puzzle', { number: -1 }],
    ['another hash algorithm', { algorithm: 'SHA-1' }],
    ['an unknown algorithm', { algorithm: 'toString' }],
    ['a forged signature', { signature: '0'.repeat(64) }],
    ['a salt that is not a text', { salt: ['x'] }],
    ['an answer of null values', { challenge: null, number: null, salt: null, signature: null }],
  ])('is not solved by %s', async (_name, change) => {
    const captcha = await issue();
    const solution = JSON.parse(Buffer.from(await solve(captcha), 'base64').toString());
    expect(await answer(captcha, Buffer.from(JSON.stringify({ ...solution, ...change })).toString('base64'))).toMatchObject(wrongCaptcha);
  });

  test.each(['bnVsbA==', '%%%%', 'W10=', '{}'])('is not solved by %s', async (text) => {
    expect(await answer(await issue(), text)).toMatchObject(wrongCaptcha);
  });
});

describe('the demo captcha answer', () => {
  test('is accepted in the demo for an existing captcha', async () => {
    expect(await answer(await issue(), captchaAnswer)).toMatchObject(right);
  });

  test('is not accepted in production', async () => {
    const production = await openTestGateway({ settings: { ...testSettings(), profile: 'production' } });
    const captcha = await production.call('mall.Login.getCode');
    const fields = { type: 3, phone: 'shopper01', password: 'mall2026', imgCode: captchaAnswer, verificationCode: captcha.data.code };
    expect(await production.call('mall.Login.login', fields)).toMatchObject(wrongCaptcha);
    await production.close();
  });
});

test('captcha requests of an IP address are limited to sixty per minute', async () => {
  const requestCaptcha = () => gateway.call('mall.Login.getCode', {}, { client: '203.0.113.7' });
  const replies = [];
  for (let index = 0; index < 61; index += 1) replies.push((await requestCaptcha()).code);
  expect(replies.filter((code) => code === '200')).toHaveLength(60);
  expect(replies.at(-1)).toBe('50032');
  expect(await gateway.call('mall.Login.getCode', {}, { client: '203.0.113.8' })).toMatchObject(right);
  gateway.clock.advance(60_000);
  expect(await requestCaptcha()).toMatchObject(right);
});
