import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { openPage, pageStory, sampleTextOf } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Membership',
  args: { address: paths.membership, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotAMember: Story = {
  args: {
    responses: { 'mall.Index.index': 'not_a_member', 'plugin.member.MallMember.memberCenter': 'never' },
  },
};

export const Purchase: Story = { args: { address: withQuery(paths.membership, { open: 1 }) } };

// @screen membership.error
export const Failed: Story = failed('plugin.member.MallMember.memberCenter');

// @screen membership.signed-out
export const SignedOut: Story = signedOut('plugin.member.MallMember.memberCenter');

const purchase = withQuery(paths.membership, { open: 1 });

const openDialog = async (texts: i18n) =>
  within(await screen.findByRole('dialog', { name: texts.t('ui-deferred:membershipDialog.renew') }));

const payName = (texts: i18n, amount: string) => ({ name: texts.t('ui-deferred:membershipDialog.pay', { amount }) });

export const ChoosePlan: Story = {
  args: { address: purchase, responses: { 'plugin.member.MallMember.settlement': ['ok', 'coupon', 'ok', 'quarter'] } },
  play: async (context) => {
    const texts = await openPage(context);
    const dialog = await openDialog(texts);
    const plan = (name: string) => dialog.getByRole('radio', { name: new RegExp(sampleTextOf(context, name)) });
    await expect(plan('1 month')).toBeChecked();
    await userEvent.click(plan('3 months'));
    await expect(plan('3 months')).toBeChecked();
    await dialog.findByRole('button', payName(texts, '¥68.00'));
  },
};

export const WithoutAgreement: Story = {
  args: { address: purchase, responses: { 'plugin.member.MallMember.settlement': 'ok' } },
  play: async (context) => {
    const texts = await openPage(context);
    const dialog = await openDialog(texts);
    await userEvent.click(dialog.getByRole('button', payName(texts, '¥25.00')));
    const alert = await dialog.findByRole('alert');
    await waitFor(() => expect(alert).toBeVisible());
  },
};

export const PayFromBalance: Story = {
  args: { address: purchase, responses: { 'plugin.member.MallMember.settlement': 'ok' } },
  play: async (context) => {
    const texts = await openPage(context);
    const dialog = await openDialog(texts);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', payName(texts, '¥25.00')));
    const password = within(await screen.findByRole('dialog', { name: texts.t('ui-deferred:paymentPassword.title') }));
    await userEvent.type(password.getByLabelText(texts.t('ui-deferred:paymentPassword.label')), '123456');
    await userEvent.click(password.getByRole('button', { name: texts.t('ui-deferred:paymentPassword.submit') }));
    await screen.findByRole('dialog', { name: texts.t('ui-deferred:paid.title') });
  },
};

export const WithoutPaymentPassword: Story = {
  args: { address: purchase, responses: { 'plugin.member.MallMember.settlement': { example: 'ok', data: { passwordStatus: 0 } } } },
  play: async (context) => {
    const texts = await openPage(context);
    const dialog = await openDialog(texts);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', payName(texts, '¥25.00')));
    await screen.findByRole('dialog', { name: texts.t('ui-deferred:nextStep.noPasswordTitle') });
  },
};
