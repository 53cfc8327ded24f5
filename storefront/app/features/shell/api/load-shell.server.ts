import type { ShellIndexData } from '@mall/sdk/operations/shell';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { defaultMenu, type Shell, type ShellCustomer } from '../shell.ts';

type MallConfig = ShellIndexData['mchCoupon'];

/** The placeholder of a footer link for "the brand's official site". */
const officialSite = 'ow';

/** Loads the data of the page frame. Never rejects: without it a page uses the frame of a visitor. The client has logged the error. */
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
    promises: config.bottoList.map(({ image, title, subheading }) => ({ title, subheading, ...(image !== '' && { image: image }) })),
    footerLinks: readFooterLinks(config),
    copyright: config.copyright,
    archival: config.archival,
  };
}

/** Dates are displayed as their first ten characters. */
const dateLength = 10;

function readCustomer({ headUrl, pluginStatus, vipEndTime, vipEndDay, memberRemind }: ShellIndexData): ShellCustomer {
  return {
    image: headUrl,
    memberUntil: pluginStatus.isVip ? vipEndTime?.slice(0, dateLength) : undefined,
    daysLeft: vipEndDay,
    remind: memberRemind,
  };
}

function readApp({ APPUrl: href, APPExplain: explanation }: MallConfig): Shell['app'] {
  return href === '' ? undefined : { href, explanation };
}

/** Reads the header's items; a missing list means all of them. */
function readMenu(codes: readonly string[]): Shell['menu'] {
  return codes.length === 0 ? defaultMenu : defaultMenu.filter((code) => codes.includes(String(code)));
}

/** Returns the footer links with an address: in this family an empty one does nothing, so it is omitted. */
function readFooterLinks({ list, authority }: MallConfig): Shell['footerLinks'] {
  return list.map(({ name, link }) => ({ label: name, href: link === officialSite ? authority : link })).filter(({ href }) => href !== '');
}
