import { expect, test } from 'vitest';
import { describeError } from '../../src/shared/describe-error.ts';

test('describeError includes the causes of an error, and each error of an aggregate error', () => {
  const first = new Error('The order 1 could not be processed', { cause: new Error('No stock') });
  const second = new Error('The order 2 could not be processed', { cause: new Error('No wallet') });
  expect(describeError(new AggregateError([first, second], 'Two failed')).messages).toEqual([
    'Two failed',
    'The order 1 could not be processed',
    'No stock',
    'The order 2 could not be processed',
    'No wallet',
  ]);
});
