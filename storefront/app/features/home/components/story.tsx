import { Container, Eyebrow, styled, UiLink } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Sprig } from './sprig.tsx';

const Spread = styled('section')(({ theme }) => ({
  backgroundColor: theme.vars.palette.roles.primaryVeil,
  paddingBlock: theme.spacing(7),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(10) },
  '& > div': {
    display: 'grid',
    alignItems: 'center',
    gap: theme.spacing(5),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: theme.spacing(12) },
  },
  '& .text': { ...theme.typography.subtitle1, maxWidth: theme.mall.size.measure, margin: 0, marginBlock: theme.spacing(2) },
}));

/** Renders a short text about the brand. */
export function Story({ href }: { href: string }) {
  const { t } = useTranslation('home-deferred');
  const id = useId();
  return (
    <Spread aria-labelledby={id}>
      <Container>
        <Sprig />
        <div>
          <Eyebrow>{t('story.eyebrow')}</Eyebrow>
          <Typography id={id} variant="h2">
            {t('story.title')}
          </Typography>
          <p className="text">{t('story.first')}</p>
          <p className="text">{t('story.second')}</p>
          <UiLink href={href}>{t('story.read')}</UiLink>
        </div>
      </Container>
    </Spread>
  );
}
