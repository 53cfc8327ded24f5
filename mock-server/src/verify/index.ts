export { type AllReport, type Reach, type VerifyAllOptions, verifyAll } from './all.ts';
export type { Notice, OperationReport, Report, Violation } from './report.ts';
export { startVerifier, type Verifier, type VerifierOptions } from './start-verifier.ts';
