import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageRow } from '../../commerce/MessageRow/MessageRow.tsx';
import { MessageRowSkeleton } from '../../commerce/MessageRow/MessageRowSkeleton.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { TabLinks } from '../../navigation/Tabs/TabLinks.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { RowList } from '../../primitives/RowList/RowList.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { StoryAccount } from '../../testing/account.tsx';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyMessages } from '../../testing/messages.ts';

interface MessagesPageProps {
  readonly language: LanguageCode;
  readonly content: 'some' | 'none' | 'loading' | 'one';
}

function MessagesPage({ language, content }: MessagesPageProps) {
  const say = inLanguage(language);
  const title = say('Messages', '消息', '메시지');
  const messages = storyMessages(language);
  const [first] = messages;
  if (content === 'one' && first)
    return (
      <StoryAccount language={language} current="messages" title={first.title}>
        <Typography variant="caption">{first.date}</Typography>
        <Typography>{first.excerpt}</Typography>
        <div>
          <UiLink href="#messages">{say('Back to the messages', '返回消息列表', '메시지 목록으로')}</UiLink>
        </div>
      </StoryAccount>
    );
  return (
    <StoryAccount language={language} current="messages" title={title}>
      <TabLinks
        label={title}
        current="#all"
        links={[
          { href: '#all', label: say('All', '全部', '전체'), count: 4 },
          { href: '#new', label: say('Unread', '未读', '읽지 않음'), count: 2 },
        ]}
      />
      {content === 'none' ? (
        <EmptyState title={say('No messages', '没有消息', '메시지가 없습니다')} icon="message">
          {say(
            'News of your orders and coupons will be kept here.',
            '订单与优惠的动态会出现在这里。',
            '주문과 쿠폰 소식이 여기에 모입니다.',
          )}
        </EmptyState>
      ) : (
        <>
          <RowList label={title}>
            {content === 'loading'
              ? [0, 1, 2].map((row) => <MessageRowSkeleton key={row} />)
              : messages.map((message) => (
                  <MessageRow
                    key={message.href}
                    {...message}
                    level={2}
                    actions={
                      <Button size="small" variant="text">
                        {say('Delete', '删除', '삭제')}
                      </Button>
                    }
                  />
                ))}
          </RowList>
          {content === 'some' && <Pagination page={1} count={3} hrefOf={(page) => `?page=${page}`} />}
        </>
      )}
    </StoryAccount>
  );
}

/** The messages of the customer: unread ones marked, to be read and removed. */
const meta = {
  title: 'Pages/Messages',
  component: MessagesPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', content: 'some' },
  render: (args, { globals }) => <MessagesPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof MessagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { content: 'one' } };
export const None: Story = { args: { content: 'none' } };
export const Loading: Story = { args: { content: 'loading' } };
