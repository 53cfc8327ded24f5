import { expect, it } from 'vitest';
import { collectionHelp } from '../../src/collection/command.ts';
import { familyHelp } from '../../src/family/command.ts';
import { recordHelp } from '../../src/recording/command.ts';
import { allHelp } from '../../src/verify/all-command.ts';
import { verifyHelp } from '../../src/verify/command.ts';

it.each([
  ['verify', verifyHelp],
  ['verify --all', allHelp],
  ['verify --family', familyHelp],
  ['record', recordHelp],
  ['collection', collectionHelp],
])('the help of mall-mock %s uses the terms of the README and fits a wide terminal', (command, help) => {
  expect(help).toContain(`mall-mock ${command}`);
  expect(help).not.toMatch(/\bfront\b|held? against|holds|out of reach|broke the contract|an operation \(/);
  expect(help.split('\n').filter((line) => line.length > 160)).toEqual([]);
});
