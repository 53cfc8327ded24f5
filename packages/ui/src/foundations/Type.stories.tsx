import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { languages } from '../i18n/languages.ts';

const scale = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'subtitle1', 'subtitle2', 'body1', 'body2', 'button', 'caption', 'overline'] as const;

const samples = {
  en: { short: 'Give your skin a little time', marks: '“Quiet,” she said — ‘then softer still’… (50 ml) 0123456789 ¥1,280.00 30%' },
  zh: { short: '给皮肤一点时间', marks: '“慢慢来，”她说：‘先静一静。’——《夜塘》（50 ml）、0123456789 ¥1,280.00 30%' },
  tn: { short: '給皮膚一點時間', marks: '「慢慢來，」她說：『先靜一靜。』——《夜塘》（50 ml）、0123456789 ¥1,280.00 30%' },
  ko: { short: '피부에게 시간을 조금 주세요', marks: '“천천히,” 그녀가 말했다. ‘조금 더 조용히…’ (50 ml) 0123456789 ¥1,280.00 30%' },
};

const Specimen = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(5),
  borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  '& .line': { display: 'grid', gap: theme.spacing(0.5) },
  '& code': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& p': { margin: 0 },
}));

const meta = { title: 'Foundations/Type specimen', tags: ['!autodocs', '!dev'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  render: () => (
    <>
      {languages.map(({ code, tag, name }) => (
        <Specimen key={code} lang={tag} aria-label={name}>
          <Typography variant="overline" component="h2">
            {name}
          </Typography>
          {scale.map((variant) => (
            <div className="line" key={variant}>
              <code lang="en">{variant}</code>
              <Typography variant={variant} component="p">
                {samples[code].short}
              </Typography>
            </div>
          ))}
          <Typography variant="h3" component="p">
            {samples[code].marks}
          </Typography>
          <Typography>{samples[code].marks}</Typography>
        </Specimen>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const { name } of languages) await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};
