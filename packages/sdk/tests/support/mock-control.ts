import { expect } from 'vitest';
import type { RunningMock } from './mock.ts';

/** A call that the mock received. */
export interface RecordedCall {
  readonly api: string;
  readonly fields: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Deletes the rules and the recorded calls of a mock. */
export async function resetMock({ baseUrl }: RunningMock): Promise<void> {
  for (const path of ['/calls', '/control']) await fetch(new URL(path, baseUrl), { method: 'DELETE' });
}

/** Sets the rules of a mock, which are valid. */
export async function setRules({ baseUrl }: RunningMock, rules: readonly object[]): Promise<void> {
  const response = await fetch(new URL('/control', baseUrl), { method: 'PUT', body: JSON.stringify({ rules }) });
  expect(await response.json()).not.toHaveProperty('errors');
}

/** Returns the calls that a mock received, oldest first. */
export async function recordedCalls({ baseUrl }: RunningMock): Promise<readonly RecordedCall[]> {
  const calls: RecordedCall[] = JSON.parse(await (await fetch(new URL('/calls', baseUrl))).text());
  return calls.reverse();
}
