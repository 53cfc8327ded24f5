import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginForm } from '../../forms/LoginForm/LoginForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { LoginHeader } from '../../navigation/LoginHeader/LoginHeader.tsx';
import { SiteFooter } from '../../navigation/SiteFooter/SiteFooter.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { drawnCaptcha, drawnPicture } from '../../testing/drawnPicture.ts';
import { storyLanguage } from '../../testing/globals.ts';

const Spread = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  paddingBlock: theme.spacing(4, 8),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    alignItems: 'center',
    columnGap: theme.spacing(12),
    paddingBlock: theme.spacing(8, 12),
  },
  '& .plate': { display: 'none', [theme.breakpoints.up('md')]: { display: 'block' } },
  '& .head': { marginBlockEnd: theme.spacing(4) },
}));

function LoginPage({ language }: { language: LanguageCode }) {
  const zh = language !== 'en';
  const name = zh ? '林间集' : 'Sylvane';
  return (
    <>
      <LoginHeader name={name} homeHref="#" />
      <main id="main" tabIndex={-1}>
        <Spread>
          <div className="plate">
            <Picture src={drawnPicture('bottle', 'sage', true)} alt="" ratio={4 / 5} priority />
          </div>
          <div>
            <div className="head">
              <Typography variant="h1">{zh ? '登录' : 'Sign in'}</Typography>
              <Typography variant="subtitle1" component="p" color="textSecondary">
                {zh ? '欢迎回来，购物车会随您同行。' : 'Welcome back. Your cart comes with you.'}
              </Typography>
            </div>
            <LoginForm
              action="/login/login"
              captcha={{ token: 't', pictureUrl: drawnCaptcha() }}
              onRefreshCaptcha={() => {}}
              forgotHref="#forgot"
              registerHref="#register"
              dialCodes={['86', '852']}
            />
          </div>
        </Spread>
      </main>
      <SiteFooter name={name} hrefs={{ ourStory: '#a', terms: '#f', privacy: '#g', contact: '#h' }} copyright={`© 2026 ${name}`} />
    </>
  );
}

const meta = {
  title: 'Pages/Login',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en' },
  render: (_, { globals }) => <LoginPage language={storyLanguage(globals)} />,
} satisfies Meta<typeof LoginPage>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
