import { expect, test } from 'vitest';
import { Fault } from '../../src/dispatch/fault.ts';
import { refuseWeakPassword } from '../../src/shared/password-strength.ts';

const names = ['suyue2026', '13600000001', 'moon@example.com', null];

test.each(['password', 'PassWord', '12345678', 'qwerty123', 'suyue2026', 'SuYue2026!', 'x13600000001'])(
  'the password %s is refused as too easy to guess',
  (password) => {
    expect(() => refuseWeakPassword(password, names)).toThrow(new Fault('password_invalid'));
  },
);

test.each(['moon2026', 'spring2027', 'yueliang-88', 'correct horse'])('the password %s is accepted', (password) => {
  expect(() => refuseWeakPassword(password, names)).not.toThrow();
});
