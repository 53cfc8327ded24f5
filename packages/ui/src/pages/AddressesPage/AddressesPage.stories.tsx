import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AddressCard } from '../../commerce/AddressCard/AddressCard.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { AddressForm } from '../../forms/AddressForm/AddressForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx';
import { CardGrid } from '../../primitives/CardGrid/CardGrid.tsx';
import { StoryAccount } from '../../testing/account.tsx';
import { storyAddresses, storyCountries } from '../../testing/addresses.ts';
import { storyRegions } from '../../testing/applications.tsx';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { spoken } from '../../testing/spoken.ts';

const words = {
  en: {
    title: 'Addresses',
    add: 'Add an address',
    edit: 'Edit',
    toDefault: 'Use by default',
    remove: 'Delete',
    sure: 'Delete this address?',
    keeps: 'Orders already placed keep it.',
    fresh: 'A new address',
    none: 'No address yet',
    noneText: 'Add one, and checkout is one step shorter.',
  },
  zh: {
    title: '收货地址',
    add: '新增地址',
    edit: '修改',
    toDefault: '设为默认',
    remove: '删除',
    sure: '删除这个地址？',
    keeps: '已下的订单不受影响。',
    fresh: '新地址',
    none: '还没有地址',
    noneText: '添加一个，结算时少一步。',
  },
  ko: {
    title: '배송지',
    add: '배송지 추가',
    edit: '수정',
    toDefault: '기본으로 설정',
    remove: '삭제',
    sure: '이 배송지를 삭제할까요?',
    keeps: '이미 하신 주문에는 영향이 없습니다.',
    fresh: '새 배송지',
    none: '등록된 배송지가 없습니다',
    noneText: '하나 추가해 두시면 주문이 한 단계 짧아집니다.',
  },
};

interface AddressesPageProps {
  readonly language: LanguageCode;
  readonly content: 'some' | 'none' | 'adding';
  readonly onRemove?: () => void;
}

function AddressesPage({ language, content, onRemove }: AddressesPageProps) {
  const say = inLanguage(language)(words.en, words.zh, words.ko);
  const [asked, setAsked] = useState(false);
  const addresses = content === 'none' ? [] : storyAddresses(language);
  return (
    <StoryAccount language={language} current="addresses" title={say.title}>
      {content === 'adding' ? (
        <section aria-labelledby="fresh">
          <Typography id="fresh" variant="h3" component="h2" gutterBottom>
            {say.fresh}
          </Typography>
          <AddressForm action="#addresses" regions={spoken({ language })(storyRegions)} countries={storyCountries(language)} />
        </section>
      ) : (
        <div>
          <Button variant="outlined" href="#add">
            {say.add}
          </Button>
        </div>
      )}
      {addresses.length === 0 ? (
        <EmptyState title={say.none}>{say.noneText}</EmptyState>
      ) : (
        <CardGrid label={say.title}>
          {addresses.map((address) => (
            <AddressCard
              key={address.detail}
              {...address}
              actions={
                <>
                  <Button size="small" variant="text">
                    {say.edit}
                  </Button>
                  {!address.isDefault && (
                    <Button size="small" variant="text">
                      {say.toDefault}
                    </Button>
                  )}
                  <Button size="small" variant="text" onClick={() => setAsked(true)}>
                    {say.remove}
                  </Button>
                </>
              }
            />
          ))}
        </CardGrid>
      )}
      <ConfirmDialog
        open={asked}
        title={say.sure}
        confirmText={say.remove}
        destructive
        onConfirm={() => {
          setAsked(false);
          onRemove?.();
        }}
        onCancel={() => setAsked(false)}
      >
        {say.keeps}
      </ConfirmDialog>
    </StoryAccount>
  );
}

/** The address book: saved delivery addresses, with adding, changing and removing one, and the default. */
const meta = {
  title: 'Pages/Addresses',
  component: AddressesPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', content: 'some', onRemove: fn() },
  render: (args, { globals }) => <AddressesPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof AddressesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const { remove } = inLanguage(storyLanguage(globals))(words.en, words.zh, words.ko);
    const [first = document.body] = canvas.getAllByRole('button', { name: remove });
    await userEvent.click(first);
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.click(screen.getAllByRole('button', { name: remove }).at(-1) ?? document.body);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Adding: Story = { args: { content: 'adding' } };
export const None: Story = { args: { content: 'none' } };
