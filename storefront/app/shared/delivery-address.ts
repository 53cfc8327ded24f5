import type { Schemas } from '@mall/sdk';

/** A customer's delivery address for display. */
export interface DeliveryAddress {
  readonly id: number;
  readonly name: string;
  /** The masked phone number. */
  readonly mobile: string;
  /** Province, city and district. */
  readonly region: string;
  readonly detail: string;
  readonly isDefault: boolean;
}

/** Converts an address of the wire. */
export function toDeliveryAddress(wire: Schemas['Address']): DeliveryAddress {
  const { id, name, tel, sheng, city, quyu, region, address } = wire;
  // Other servers of the family respond without the translated region. A municipality is its own city: named once.
  const place = region ?? [...new Set([sheng, city, quyu])].filter((part) => part !== '').join(' ');
  // biome-ignore lint/plugin: two features map addresses, and features are independent of one another
  return { id, name, mobile: maskMiddle(tel), region: place, detail: address, isDefault: wire.is_default };
}

const visibleStart = 3;
const visibleEnd = 4;

/** Masks `13800000001` as `138****0001`. */
function maskMiddle(phone: string): string {
  const covered = phone.length - visibleStart - visibleEnd;
  return covered > 0 ? `${phone.slice(0, visibleStart)}${'*'.repeat(covered)}${phone.slice(-visibleEnd)}` : phone;
}
