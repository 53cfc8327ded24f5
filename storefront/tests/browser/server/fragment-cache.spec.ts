import { screenAddresses } from '../../../../scripts/lib/traceability/screen-list.ts';
import { startListeningGateway } from '../../support/cart.ts';
import { beNewcomer } from '../../support/newcomer.ts';
import { expect, origin, test } from '../../support/page.ts';
import { startStorefront } from '../../support/storefront.ts';
import { signIn } from '../../support/visitor.ts';

const addresses = [...screenAddresses().values()];

test('shows no data of another visitor on any page, whoever has requested it before', async ({ context, browser }) => {
  const second = await browser.newContext();
  await signIn(context, origin());
  await beNewcomer(second, origin());
  const tokenOf = async (visitor: typeof context) => (await visitor.cookies()).find(({ name }) => name === 'pc_user')?.value ?? '';
  const customers = [
    { token: await tokenOf(context), name: 'name-of-the-first' },
    { token: await tokenOf(second), name: 'name-of-the-second' },
  ];
  const gateway = await startListeningGateway(process.env.MALL_TEST_GATEWAY ?? '', ({ form, envelope }) => {
    const caller = customers.find(({ token }) => token === form.get('access_id'));
    const { data } = envelope;
    if (caller && typeof data === 'object' && data !== null && 'user_name' in data) data.user_name = caller.name;
  });
  const shop = await startStorefront({ GATEWAY_URL: gateway.url });
  try {
    const seen = new Set<string>();
    const visitors = [...customers, ...customers, { token: '', name: '' }];
    for (const path of addresses) {
      for (const { token, name } of visitors) {
        const response = await fetch(shop.origin + path, {
          headers: token === '' ? {} : { Cookie: `pc_user=${token}` },
          redirect: 'manual',
        });
        const html = await response.text();
        for (const other of customers.filter((customer) => customer.token !== token)) {
          expect(html, path).not.toContain(other.name);
          expect(html, path).not.toContain(other.token);
        }
        if (name !== '' && html.includes(name)) seen.add(path);
      }
    }
    // The header of nearly every page shows the customer's name.
    expect(seen.size).toBeGreaterThan(addresses.length / 2);
  } finally {
    await shop.stop();
    gateway.close();
    await second.close();
  }
});
