import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnImage } from '../../testing/drawnImage.ts';
import { Feature } from './Feature.tsx';

const meta = {
  title: 'Primitives/Feature',
  component: Feature,
  parameters: { layout: 'fullscreen' },
  args: {
    eyebrow: 'The autumn shelf',
    title: 'Night work, done quietly',
    children: 'Bakuchiol smooths while you sleep and asks nothing of sensitive skin.',
    action: <Button variant="contained">Read on</Button>,
    image: { src: drawnImage('dropper', 'clay', true), alt: '' },
  },
} satisfies Meta<typeof Feature>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ImageFirst: Story = { args: { imageAt: 'start', ratio: 1, level: 3 } };
