import { setTimeout as pause } from 'node:timers/promises';
import { clientAddress } from '../client-address.ts';
import { postNotice } from '../provider.ts';
import { refusalIn } from './order-load.ts';
import type { GatewayProcess } from './process.ts';

export interface TopUpLoad {
  /** Each kind of refusal of a charge or a notice. */
  readonly refusals: Set<string>;
  /** The number of recharges whose notice a gateway has acknowledged, by customer session. */
  readonly acknowledged: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** The amount of each recharge. */
export const topUpAmount = '100.00';

/** A customer can open 30 charges in ten minutes. */
const chargesPerCustomer = 25;
const pauseMs = 200;
const noticeAttempts = 300;

/**
 * Starts customers who recharge by QR code until they are stopped. The provider sends the notice of each payment to the gateways in turn,
 * until one of them acknowledges it.
 */
export function startTopUpLoad(gateways: readonly GatewayProcess[], tokens: readonly string[], secret: string): TopUpLoad {
  const refusals = new Set<string>();
  const acknowledged = new Map<string, number>();
  let charges = 0;
  let isStopped = false;
  const gatewayAt = (index: number): GatewayProcess => {
    const gateway = gateways[index % gateways.length];
    if (!gateway) throw new Error('There is no gateway');
    return gateway;
  };

  /** Opens a charge; returns its reference. */
  async function charge(token: string, at: number): Promise<string | undefined> {
    charges += 1;
    const fields = { type: 'pc_wechat', total: topUpAmount, sNo: `CZ20261121120000${String(at).padStart(6, '0')}` };
    const reply = await gatewayAt(at)
      .call('mall.Pay.index', fields, { token, client: clientAddress(charges) })
      .catch(() => undefined);
    const refusal = reply ? refusalIn(reply) : 'no response';
    if (refusal !== undefined) refusals.add(`charge: ${refusal}`);
    return refusal === undefined ? String(reply?.data).split('/').at(-1) : undefined;
  }

  /** Sends a notice until it is acknowledged. */
  async function notify(reference: string, at: number): Promise<void> {
    for (let attempt = 0; attempt < noticeAttempts; attempt += 1) {
      const response = await postNotice(gatewayAt(at + attempt).url, { reference, paid: topUpAmount, secret }).catch(() => undefined);
      if (response?.ok) return;
      refusals.add(`notice: ${response ? `${response.status}, Retry-After: ${response.headers.get('retry-after')}` : 'no response'}`);
      await pause(pauseMs);
    }
    throw new Error(`No gateway acknowledged the notice of ${reference}`);
  }

  async function topUp(token: string): Promise<void> {
    for (let index = 0; index < chargesPerCustomer && !isStopped; index += 1) {
      const reference = await charge(token, index);
      if (reference !== undefined) {
        await notify(reference, index);
        acknowledged.set(token, (acknowledged.get(token) ?? 0) + 1);
      }
      await pause(pauseMs);
    }
  }

  const customers = Promise.all(tokens.map(topUp));
  return {
    refusals,
    acknowledged,
    async stop() {
      isStopped = true;
      await customers;
    },
  };
}
