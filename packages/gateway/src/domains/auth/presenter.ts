import type { DataOf } from '@mall/contract';
import type { CodeReceipt } from '../../verification/codes.ts';

/** Returns the response to a request for a code: empty, in the demo profile with the code. */
export const presentCodeReceipt = ({ demoCode }: CodeReceipt): DataOf<'mall.User.secretKey'> =>
  demoCode === undefined ? {} : { demo_code: demoCode };
