import { Section, styled } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const times = ['morning', 'evening'] as const;
const steps = ['first', 'second', 'third'] as const;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(4) },
}));

const Card = styled('article')(({ theme }) => ({
  backgroundColor: theme.vars.palette.roles.paper,
  borderRadius: theme.mall.radius.card,
  padding: theme.spacing(4),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6) },
  '& ol': { margin: 0, marginBlockStart: theme.spacing(2), paddingInlineStart: theme.spacing(3) },
  '& li': { paddingBlock: theme.spacing(1), paddingInlineStart: theme.spacing(1) },
  '& li::marker': { fontFamily: 'var(--mall-face-display)', color: theme.vars.palette.roles.accent },
}));

/** Renders a morning and an evening routine with the shop's products. */
export function Rituals() {
  const { t } = useTranslation('home-deferred');
  return (
    <Section title={t('rituals.title')} eyebrow={t('rituals.eyebrow')} ground="sunken">
      <Columns>
        {times.map((time) => (
          <Card key={time}>
            <Typography variant="h3">{t(`rituals.${time}.title`)}</Typography>
            <ol>
              {steps.map((step) => (
                <li key={step}>{t(`rituals.${time}.steps.${step}`)}</li>
              ))}
            </ol>
          </Card>
        ))}
      </Columns>
    </Section>
  );
}
