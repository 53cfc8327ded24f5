import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx';

const meta = {
  title: 'Forms/PaymentPasswordForm',
  component: PaymentPasswordForm,
  args: { action: '/pay/payDetails', forgotHref: '#forgot' },
} satisfies Meta<typeof PaymentPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refused: Story = { args: { errors: { password: 'errors.paymentPasswordLength' } } };
