/**
 * Starts a mock server for tests in another language, which run this as a child process. It uses a free port, and its address is the first line of the
 * output. It ends with its input, which the system closes when the parent process ends, however it ends.
 */
import { startMock } from './index.ts';

const { url } = await startMock({ port: 0 });
process.stdout.write(`${url}\n`);
process.stdin.on('end', () => process.exit()).resume();
