// @spec 3.13 4.21

import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnImage } from '../../testing/drawnImage.ts';
import { OrderRow } from './OrderRow.tsx';
import { OrderRowSkeleton } from './OrderRowSkeleton.tsx';

const meta = {
  title: 'Commerce/OrderRow',
  component: OrderRow,
  subcomponents: { OrderRowSkeleton },
  args: {
    href: '#order',
    number: 'GM261103184512',
    placed: '3 November 2026, 18:45',
    status: 'Waiting for payment',
    urgent: true,
    shopName: 'Sylvane Flagship',
    lines: [
      {
        id: '1',
        title: 'Bakuchiol Night Serum',
        spec: '30 ml',
        price: '298.00',
        count: 2,
        imageUrl: drawnImage('dropper', 'clay', true),
      },
      { id: '2', title: 'White Peony Hand Cream', href: '#product', price: '128.00', count: 1, imageUrl: drawnImage('tube', 'plum') },
    ],
    total: '724.00',
    pieces: 3,
    actions: (
      <Button variant="contained" size="small">
        Pay now
      </Button>
    ),
  },
} satisfies Meta<typeof OrderRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Completed: Story = { args: { status: 'Completed', urgent: false, actions: undefined } };
export const Loading: Story = { render: () => <OrderRowSkeleton /> };
