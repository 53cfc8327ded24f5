/** The calls that the pages of a client of the product family make, with the fields that they read, and a runner for them. */
export type { Problem } from './fields.ts';
export type { Entry, Fields, FieldType, Journey } from './journey.ts';
export { journeys } from './journeys/index.ts';
export { newCustomers } from './new-customers.ts';
export { describeProblems as complaintsOf } from './report.ts';
export { type FamilyOptions, type FamilyRun, type JourneyRun, type Result, startFamilyRun } from './run.ts';
