import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopApplicationForm } from '../../forms/ShopApplicationForm/ShopApplicationForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Container } from '../../primitives/Container/Container.tsx';
import { Eyebrow } from '../../primitives/Eyebrow/Eyebrow.tsx';
import { applicationWorld, sentApplication } from '../../testing/applications.tsx';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { StoryShell } from '../../testing/shell.tsx';
import { spoken } from '../../testing/spoken.ts';

function ShopApplicationPage({ language, filled }: { language: LanguageCode; filled: boolean }) {
  const say = inLanguage(language);
  return (
    <StoryShell language={language}>
      <Container style={{ paddingBlock: 48 }}>
        <Eyebrow>{say('A shop of your own', '店铺入驻', '나만의 상점')}</Eyebrow>
        <Typography variant="h1">{say('Open a shop with us', '申请开店', '상점 입점 신청')}</Typography>
        <ShopApplicationForm
          {...spoken({ language })(applicationWorld)}
          {...(filled ? { defaultValues: spoken({ language })(sentApplication) } : {})}
          action="/mch/applyShop"
          onUpload={async () => ({ fault: '' })}
        />
      </Container>
    </StoryShell>
  );
}

/** Applies for a shop, or sends a refused application again. */
const meta = {
  title: 'Pages/ShopApplication',
  component: ShopApplicationPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', filled: false },
  render: (args, { globals }) => <ShopApplicationPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof ShopApplicationPage>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
export const Again: StoryObj<typeof meta> = { args: { filled: true } };
