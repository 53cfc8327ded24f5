import type { Locator, Page } from '@playwright/test';
import { paths, withQuery } from '../../../app/paths.ts';
import { receivedOrder } from '../../support/after-sales.ts';
import { asCustomer, open, patches, placeOrder } from '../../support/buying.ts';
import { putIntoCart, textsOf } from '../../support/cart.ts';
import { askNothing, beNewcomer } from '../../support/newcomer.ts';
import { expect, origin, test } from '../../support/page.ts';

/** A button that is pressed with the keyboard, and the key presses until its request. */
interface Pressed {
  readonly button: Locator;
  readonly press: () => Promise<void>;
}

interface Kind {
  readonly name: string;
  /** Only the matrix runs it unless stated. */
  readonly tag?: [];
  readonly prepare: (page: Page) => Promise<Pressed>;
}

const texts = (namespace: string) => textsOf(test.info(), namespace);
const orderPath = (id: number) => withQuery(paths.order, { order_id: id });

function pressed(page: Page, button: Locator): Pressed {
  return {
    button,
    press: async () => {
      await button.focus();
      await page.keyboard.press('Enter');
    },
  };
}

const kinds: readonly Kind[] = [
  {
    name: 'a form of the page (buy again)',
    prepare: async (page) => {
      const { id } = await receivedOrder(page, origin());
      await open(page, orderPath(id));
      return pressed(page, page.getByRole('button', { name: texts('orders')('actions.buyAgain') }));
    },
  },
  {
    name: 'a form that asks first (cancel an order)',
    prepare: async (page) => {
      const id = await placeOrder(page, origin());
      await open(page, orderPath(id));
      const name = texts('orders')('intents.cancel.submit');
      const first = pressed(page, page.getByRole('main').getByRole('button', { name }));
      const second = pressed(page, page.getByRole('alertdialog').getByRole('button', { name }));
      return {
        button: first.button,
        press: async () => {
          await first.press();
          await second.press();
        },
      };
    },
  },
  {
    name: 'a form that stays on its page (receive a coupon)',
    prepare: async (page) => {
      // The demo customer's coupons must not change: the membership tests count on them.
      await askNothing(page.context());
      await beNewcomer(page.context(), origin());
      await open(page, paths.couponCentre);
      // Located by position: the name of the button is hidden while it is busy.
      return pressed(page, page.getByRole('main').getByRole('article').locator('form button').first());
    },
  },
  {
    name: 'the cart’s one form (go to checkout)',
    tag: [],
    prepare: async (page) => {
      await putIntoCart(page, origin(), patches);
      await open(page, paths.cart);
      return pressed(page, page.getByRole('button', { name: texts('cart')('summary.checkout') }));
    },
  },
];

for (const { name, prepare, tag = '@matrix' } of kinds) {
  test(`keeps the keyboard focus on the button while the request is pending: ${name}`, { tag }, async ({ page }) => {
    await asCustomer(page, origin());
    const { button, press } = await prepare(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.data*', async (route) => {
      if (route.request().method() === 'POST') await released;
      await route.continue();
    });
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('.data'));
    await press();
    await sent;
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toBeFocused();
    // A second press is ignored.
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    release();
    await answered;
  });
}
