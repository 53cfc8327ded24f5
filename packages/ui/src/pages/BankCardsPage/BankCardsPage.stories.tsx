import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BankCardTile } from '../../commerce/BankCardTile/BankCardTile.tsx';
import { BankCardTileSkeleton } from '../../commerce/BankCardTile/BankCardTileSkeleton.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { BankCardForm } from '../../forms/BankCardForm/BankCardForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx';
import { CardGrid } from '../../primitives/CardGrid/CardGrid.tsx';
import { StoryAccount } from '../../testing/account.tsx';
import { storyCards } from '../../testing/bankCards.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';

const texts = {
  en: {
    title: { cards: 'Bank cards', none: 'Bank cards', loading: 'Bank cards', form: 'Add a bank card' },
    add: 'Add a bank card',
    actions: ['Change', 'Use by default', 'Remove'],
    none: ['No bank card yet', 'Withdrawals from your balance go to a card in your name.'],
    ask: ['Remove this card?', 'Withdrawals can no longer go there.'],
  },
  zh: {
    title: { cards: '我的银行卡', none: '我的银行卡', loading: '我的银行卡', form: '添加银行卡' },
    add: '添加银行卡',
    actions: ['修改', '设为默认', '删除'],
    none: ['还没有银行卡', '余额提现会转入您本人的银行卡。'],
    ask: ['删除这张银行卡？', '删除后将无法提现到此卡。'],
  },
  ko: {
    title: { cards: '은행 카드', none: '은행 카드', loading: '은행 카드', form: '은행 카드 추가' },
    add: '은행 카드 추가',
    actions: ['수정', '기본 카드로', '삭제'],
    none: ['등록한 은행 카드가 없습니다', '잔액은 본인 명의의 카드로 출금됩니다.'],
    ask: ['이 카드를 삭제할까요?', '삭제하면 이 카드로 출금할 수 없습니다.'],
  },
};

interface BankCardsPageProps {
  readonly language: LanguageCode;
  readonly shown: keyof (typeof texts)['en']['title'];
  readonly onRemove?: (id: string) => void;
}

function Cards({ language, onRemove }: Pick<BankCardsPageProps, 'language' | 'onRemove'>) {
  const { actions, ask, add } = inLanguage(language)(texts.en, texts.zh, texts.ko);
  const [change, makeDefault, remove] = actions;
  const [question = '', consequence] = ask;
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <CardGrid>
        {storyCards(language).map(({ id, isDefault = false, ...card }) => (
          <BankCardTile
            key={id}
            {...card}
            isDefault={isDefault}
            actions={
              <>
                <Button variant="text" size="small" href={`#card-${id}`}>
                  {change}
                </Button>
                {!isDefault && (
                  <Button type="button" variant="text" size="small">
                    {makeDefault}
                  </Button>
                )}
                <Button type="button" variant="text" size="small" aria-haspopup="dialog" onClick={() => setAsked(id)}>
                  {remove}
                </Button>
              </>
            }
          />
        ))}
      </CardGrid>
      <div>
        <Button variant="contained" href="#card-new">
          {add}
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={question}
        destructive
        onConfirm={() => {
          if (asked) onRemove?.(asked);
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
}

function BankCardsPage({ language, shown, onRemove }: BankCardsPageProps) {
  const { title, add, none } = inLanguage(language)(texts.en, texts.zh, texts.ko);
  const [noneTitle = '', noneHint] = none;
  return (
    <StoryAccount language={language} current="bankCards" title={title[shown]}>
      {shown === 'cards' && <Cards language={language} {...(onRemove ? { onRemove } : {})} />}
      {shown === 'none' && (
        <EmptyState
          title={noneTitle}
          action={
            <Button variant="contained" href="#card-new">
              {add}
            </Button>
          }
        >
          {noneHint}
        </EmptyState>
      )}
      {shown === 'loading' && (
        <CardGrid>
          <BankCardTileSkeleton />
          <BankCardTileSkeleton />
        </CardGrid>
      )}
      {shown === 'form' && <BankCardForm action="#bank-cards" />}
    </StoryAccount>
  );
}

/** Saved bank cards for withdrawals, with adding, changing and removing one. */
const meta = {
  title: 'Pages/BankCards',
  component: BankCardsPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', shown: 'cards', onRemove: fn() },
  render: (args, { globals }) => <BankCardsPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof BankCardsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const card = canvas.getAllByText(/9020/)[0]?.closest('li');
    const remove = [...(card?.querySelectorAll('button') ?? [])].at(-1);
    if (!remove) throw new Error('no card can be removed');
    await userEvent.click(remove);
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const confirm = within(await screen.findByRole('dialog'))
      .getAllByRole('button')
      .at(-1);
    if (confirm) await userEvent.click(confirm);
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('72'));
  },
};
export const None: Story = { args: { shown: 'none' } };
export const Loading: Story = { args: { shown: 'loading' } };
export const Adding: Story = { args: { shown: 'form' } };
