import { createHmac } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib/v1';

/** A proof-of-work puzzle: find the number from 0 to `highestNumber` that, after the salt, has the SHA-256 hash `challenge`. */
export interface Puzzle {
  readonly challenge: string;
  readonly highestNumber: number;
  readonly salt: string;
  readonly signature: string;
}

/** About a second of work for a phone; the rate limits protect, this only makes an attempt costly. */
const highestNumber = 50_000;

/** Creates a puzzle for one captcha: its signature uses a key derived from this token. */
export async function newPuzzle(token: string, secret: string): Promise<Puzzle> {
  const { challenge, salt, signature } = await createChallenge({
    algorithm: 'SHA-256',
    maxnumber: highestNumber,
    hmacKey: keyOf(token, secret),
  });
  return { challenge, highestNumber, salt, signature };
}

/** Returns whether a text is the solution of this token's puzzle: base64 of the JSON that an altcha widget sends. */
export async function solvesPuzzle(text: string, token: string, secret: string): Promise<boolean> {
  const solution = readSolution(text);
  return solution !== undefined && verifySolution({ algorithm: 'SHA-256', ...solution }, keyOf(token, secret));
}

interface Solution {
  readonly challenge: string;
  readonly number: number;
  readonly salt: string;
  readonly signature: string;
}

/** altcha-lib does not validate the shape of its input, so it is validated here. */
function readSolution(text: string): Solution | undefined {
  const read = parse(Buffer.from(text, 'base64').toString('utf8'));
  if (typeof read !== 'object' || read === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(read));
  const [challenge, salt, signature] = [given.get('challenge'), given.get('salt'), given.get('signature')];
  const number = given.get('number');
  if (given.get('algorithm') !== 'SHA-256' || typeof number !== 'number' || !Number.isSafeInteger(number)) return undefined;
  if (typeof challenge !== 'string' || typeof salt !== 'string' || typeof signature !== 'string') return undefined;
  return { challenge, number, salt, signature };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The text is the answer to the image, not a solution.
    return undefined;
  }
}

const keyOf = (token: string, secret: string) => createHmac('sha256', secret).update(`captcha:${token}`).digest('hex');
