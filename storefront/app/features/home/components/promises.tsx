import { Section, styled } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const promises = ['short', 'makers', 'gentle'] as const;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: theme.spacing(6) },
  '& li': {
    paddingBlockStart: theme.spacing(3),
    borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
  },
}));

/** Renders the shop's promises. */
export function Promises() {
  const { t } = useTranslation('home-deferred');
  return (
    <Section title={t('values.title')} eyebrow={t('values.eyebrow')}>
      <List>
        {promises.map((promise) => (
          <li key={promise}>
            <Typography variant="h4" component="h3" gutterBottom>
              {t(`values.${promise}.title`)}
            </Typography>
            <Typography color="textSecondary">{t(`values.${promise}.text`)}</Typography>
          </li>
        ))}
      </List>
    </Section>
  );
}
