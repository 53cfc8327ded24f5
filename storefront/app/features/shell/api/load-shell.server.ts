import type { ShellIndexData } from '@mall/sdk/operations/shell';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { defaultMenu, type Shell, type ShellCustomer } from '../shell.ts';

type MallConfig = ShellIndexData['mchCoupon'];

/** The word by which a footer link says "the brand's official site". */
const officialSite = 'ow';

/** What stands around every page. Never rejects: without it a page keeps the form it has for a visitor. The client has logged the fault. */
export async function loadShell({ mall }: Gateway): Promise<Shell | undefined> {
  try {
    return toShell(await mall.shell.index());
  } catch {
    return undefined;
  }
}

function toShell(data: ShellIndexData): Shell {
  const config = data.mchCoupon;
  return {
    mallName: config.mallName,
    welcome: config.welcomeTerm,
    userName: data.login_status && data.user_name !== '' ? data.user_name : undefined,
    isMember: data.pluginStatus.isVip,
    sellsMemberships: data.pluginStatus.memberPlugin,
    customer: data.login_status ? readCustomer(data) : undefined,
    app: readApp(config),
    cartCount: data.cart_num,
    couponCount: data.coupon_num,
    hasUnreadMessages: data.messages_num > 0,
    menu: readMenu(config.shortcutMenu3),
    loginMenu: config.shortcutMenu2.length === 0 ? undefined : config.shortcutMenu2.map(Number),
    classes: data.class_list.map(({ cid, pname }) => ({ id: cid, name: pname })),
    regions: config.regionalLinks.filter(({ link }) => link !== '').map(({ name, link }) => ({ label: name, href: link })),
    promises: config.bottoList.map(({ image, title, subheading }) => ({ title, subheading, ...(image !== '' && { picture: image }) })),
    footerLinks: readFooterLinks(config),
    copyright: config.copyright,
    archival: config.archival,
  };
}

/** Dates are shown by their first ten characters. */
const dateLength = 10;

function readCustomer({ headUrl, pluginStatus, vipEndTime, vipEndDay, memberRemind }: ShellIndexData): ShellCustomer {
  return {
    picture: headUrl,
    memberUntil: pluginStatus.isVip ? vipEndTime?.slice(0, dateLength) : undefined,
    daysLeft: vipEndDay,
    remind: memberRemind,
  };
}

function readApp({ APPUrl: href, APPExplain: explanation }: MallConfig): Shell['app'] {
  return href === '' ? undefined : { href, explanation };
}

/** A missing list means every item. */
function readMenu(codes: readonly string[]): Shell['menu'] {
  return codes.length === 0 ? defaultMenu : defaultMenu.filter((code) => codes.includes(String(code)));
}

/** Links of the footer that lead somewhere: an empty one does nothing in this family, and is left out. */
function readFooterLinks({ list, authority }: MallConfig): Shell['footerLinks'] {
  return list.map(({ name, link }) => ({ label: name, href: link === officialSite ? authority : link })).filter(({ href }) => href !== '');
}
