/** Whether this is the long run, which repeats randomized tests and race tests many times. */
export const isLong = process.env.MALL_TEST_LONG === '1';
