import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Mei Lin', 'ML'],
  ['mei', 'M'],
  ['Anna Maria van Dijk', 'AD'],
  ['  Mei   Lin ', 'ML'],
  ['林梅', '林'],
  ['김 민지', '김'],
  ['👩‍🌾 Farm', '👩‍🌾'],
  ['m***5', 'M'],
  ['', ''],
])('initialsOf abbreviates "%s" to "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
