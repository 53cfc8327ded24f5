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
import { storyLanguage } from '../../testing/globals.ts';
import { storyMessages } from '../../testing/messages.ts';

interface MessagesPageProps {
  readonly language: LanguageCode;
  readonly content: 'some' | 'none' | 'loading' | 'one';
}

function MessagesPage({ language, content }: MessagesPageProps) {
  const zh = language !== 'en';
  const title = zh ? '消息' : 'Messages';
  const messages = storyMessages(language);
  const [first] = messages;
  if (content === 'one' && first)
    return (
      <StoryAccount language={language} current="messages" title={first.title}>
        <Typography variant="caption">{first.date}</Typography>
        <Typography>{first.excerpt}</Typography>
        <div>
          <UiLink href="#messages">{zh ? '返回消息列表' : 'Back to the messages'}</UiLink>
        </div>
      </StoryAccount>
    );
  return (
    <StoryAccount language={language} current="messages" title={title}>
      <TabLinks
        label={title}
        current="#all"
        links={[
          { href: '#all', label: zh ? '全部' : 'All', count: 4 },
          { href: '#new', label: zh ? '未读' : 'Unread', count: 2 },
        ]}
      />
      {content === 'none' ? (
        <EmptyState title={zh ? '没有消息' : 'No messages'} icon="message">
          {zh ? '订单与优惠的动态会出现在这里。' : 'News of your orders and coupons will be kept here.'}
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
                        {zh ? '删除' : 'Delete'}
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
