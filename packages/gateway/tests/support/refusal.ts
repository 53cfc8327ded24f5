import { expect } from 'vitest';
import type { Ended } from './processes/process.ts';

/** Expects one sentence, exit code 1 and no internal details. Progress lines end with an ellipsis and are ignored. */
export function expectRefusal({ code, stdout, stderr }: Ended, sentence: RegExp): void {
  const complaints = stderr.split('\n').filter((line) => line !== '' && !line.endsWith('…'));
  expect(complaints, stderr).toHaveLength(1);
  expect(complaints[0]).toMatch(/^[A-Za-z][^\n]*[^.]\.$/);
  expect(complaints[0]).toMatch(sentence);
  expect(`${stdout}${stderr}`).not.toMatch(/\bat .+:\d+|node_modules|Error:/);
  expect(code).toBe(1);
}
