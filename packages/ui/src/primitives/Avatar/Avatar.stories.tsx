import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnImage } from '../../testing/drawnImage.ts';
import { meiLin } from '../../testing/names.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  ...sampleArgs((t) => ({ name: t(meiLin), size: 'large' })),
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['small', 'medium', 'large'] as const;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, max-content)', alignItems: 'center', gap: 16 }}>
      {[
        { name: meiLin.en, lang: 'en' },
        { name: meiLin.zh, lang: 'zh' },
        { name: meiLin.ko, lang: 'ko', src: drawnImage('jar', 'plum') },
      ].map(({ lang, ...person }) =>
        sizes.map((size) => (
          <span key={`${person.name} ${size}`} lang={lang}>
            <Avatar {...person} size={size} />
          </span>
        )),
      )}
    </div>
  ),
};
