/** Whether this is the long run, in which tests of chance and of races try many times as often. */
export const isLong = process.env.MALL_TEST_LONG === '1';
