import { operator } from './mall.ts';

/** Returns the newest code that this run's mall has sent to a phone, "+86 13900000001", or to an e-mail address. */
export async function codeSentTo(addressee: string): Promise<string> {
  const sent = (await operator('outbox')).split('\n').filter((line) => line.includes(`  ${addressee}  `));
  const code = /\d{6}/.exec(sent.at(-1)?.split(`  ${addressee}  `)[1] ?? '')?.[0];
  if (code === undefined) throw new Error(`Nothing was sent to ${addressee}`);
  return code;
}
