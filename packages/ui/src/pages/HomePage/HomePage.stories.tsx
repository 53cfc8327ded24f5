// @spec 2.52 2.86

import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from '../../commerce/ProductCard/ProductCard.tsx';
import { ProductGrid } from '../../commerce/ProductCard/ProductGrid.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Feature } from '../../primitives/Feature/Feature.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyProducts } from '../../testing/goods.ts';
import { StoryShell } from '../../testing/shell.tsx';

const texts = {
  en: {
    eyebrow: 'Autumn, no. 11',
    title: 'Night work, done quietly',
    lead: 'Bakuchiol smooths while you sleep and asks nothing of sensitive skin. Three drops, warm hands, lights out.',
    read: 'See the serum',
    shelf: 'New on the shelf',
    all: 'See everything',
    second: 'A pebble of soap',
    secondEyebrow: 'From the still room',
    secondLead: 'Cold-pressed, cured for six weeks, wrapped in paper. It lasts a season and leaves nothing behind.',
    secondRead: 'How it is made',
  },
  zh: {
    eyebrow: '秋季刊 · 第十一期',
    title: '夜里的功课，悄悄做完',
    lead: '补骨脂酚在睡梦中抚平细纹，敏感肌也能安心。三滴，温热掌心，熄灯。',
    read: '看看这瓶精华',
    shelf: '架上新品',
    all: '查看全部',
    second: '一枚卵石皂',
    secondEyebrow: '来自蒸馏间',
    secondLead: '冷压、静置六周、以纸包裹。足够用上一季，不留痕迹。',
    secondRead: '制作过程',
  },
  ko: {
    eyebrow: '가을호 · 제11호',
    title: '밤의 손질, 조용하게',
    lead: '바쿠치올은 잠든 사이 결을 매끈하게 다듬고 예민한 피부에도 편안합니다. 세 방울, 따뜻한 두 손, 그리고 불을 끕니다.',
    read: '세럼 살펴보기',
    shelf: '새로 들어온 상품',
    all: '전체 보기',
    second: '조약돌 같은 비누',
    secondEyebrow: '증류실에서',
    secondLead: '차게 눌러 여섯 주를 묵힌 뒤 종이에 쌉니다. 한 계절을 쓰고 나면 아무것도 남지 않습니다.',
    secondRead: '만드는 과정 보기',
  },
};

function HomePage({ language }: { language: LanguageCode }) {
  const text = inLanguage(language)(texts.en, texts.zh, texts.ko);
  return (
    <StoryShell language={language}>
      <Feature
        level={1}
        priority
        eyebrow={text.eyebrow}
        title={text.title}
        picture={{ src: drawnPicture('dropper', 'clay', true), alt: '' }}
        action={
          <Button variant="contained" size="large" href="#serum">
            {text.read}
          </Button>
        }
      >
        {text.lead}
      </Feature>
      <Section tight title={text.shelf} action={<UiLink href="#all">{text.all}</UiLink>}>
        <ProductGrid across={4}>
          {storyProducts(language)
            .slice(0, 4)
            .map((product) => (
              <ProductCard key={product.href} {...product} />
            ))}
        </ProductGrid>
      </Section>
      <Feature
        pictureAt="start"
        eyebrow={text.secondEyebrow}
        title={text.second}
        picture={{ src: drawnPicture('bar', 'sage'), alt: '' }}
        action={<UiLink href="#made">{text.secondRead}</UiLink>}
      >
        {text.secondLead}
      </Feature>
    </StoryShell>
  );
}

/** The home page: banners, product lists, features and shops. */
const meta = {
  title: 'Pages/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en' },
  render: (_, { globals }) => <HomePage language={storyLanguage(globals)} />,
} satisfies Meta<typeof HomePage>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
