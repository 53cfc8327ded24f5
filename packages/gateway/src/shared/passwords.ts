import { argon2, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/** The memory of one argon2id hash in KiB, and its passes. */
interface HashCost {
  readonly memory: number;
  readonly passes: number;
}

/** OWASP's recommendation for argon2id with one lane. */
const recommendedCost: HashCost = { memory: 19 * 1024, passes: 2 };
const derive = promisify(argon2);

/** Hashing is slow on purpose: at most four run concurrently, so that many sign-ins do not block other calls. */
const limited = pLimit(4);

/** Hashes a password with argon2id into a PHC string. Only tests lower the cost. */
export async function hashPassword(password: string, { memory, passes } = recommendedCost): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await limited(() => derive('argon2id', { message: password, nonce, memory, passes, parallelism: 1, tagLength: 32 }));
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${encode(nonce)}$${encode(tag)}`;
}

/** Returns whether a password matches a PHC string. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc);
  if (!match) throw new Error('A stored password hash is no argon2id PHC string');
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await limited(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(nonce, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(actual, expected);
}

/** Adds the pepper, which is not in the database, to a password, because six digits are too few to be hashed alone. */
export function pepper(password: string, secret: string): string {
  return createHmac('sha256', secret).update(password).digest('base64');
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
