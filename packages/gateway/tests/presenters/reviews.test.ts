import { describe, expect, it } from 'vitest';
import { stageOf, stageOfOrder } from '../../src/domains/reviews/review-stage.ts';

describe('stageOf', () => {
  it('returns review, then follow-up, then complete', () => {
    expect(stageOf(undefined)).toBe('toReview');
    expect(stageOf({ followUpAt: null })).toBe('toFollowUp');
    expect(stageOf({ followUpAt: new Date(0) })).toBe('complete');
  });
});

describe('stageOfOrder', () => {
  it('returns the earliest stage of the lines', () => {
    expect(stageOfOrder(['complete', 'toFollowUp', 'toReview'])).toBe('toReview');
    expect(stageOfOrder(['complete', 'toFollowUp'])).toBe('toFollowUp');
    expect(stageOfOrder(['complete'])).toBe('complete');
  });

  it('returns unavailable for an order without lines', () => {
    expect(stageOfOrder([])).toBe('unavailable');
  });
});
