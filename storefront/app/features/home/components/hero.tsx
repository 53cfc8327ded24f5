import { Container, UiLink } from '@mall/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Sprig } from './sprig.tsx';

const Root = styled('section')(({ theme }) => ({ backgroundColor: theme.vars.palette.roles.sunken }));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(7, 4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', gap: theme.spacing(8), paddingBlock: theme.spacing(8) },
}));

const Text = styled('div')(({ theme }) => ({ display: 'grid', rowGap: theme.spacing(2.5), maxWidth: theme.mall.size.formWide }));

/** Broken where the sentence breathes, which each language's text says itself. */
const Headline = styled(Typography)({ whiteSpace: 'pre-line' });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  marginBlockStart: theme.spacing(1),
}));

/** The first thing a visitor sees: who we are, and the way in. */
export function Hero({ browseHref, storyHref }: { browseHref: string; storyHref: string }) {
  const { t } = useTranslation('home');
  return (
    <Root>
      <Columns>
        <Text>
          <Typography variant="overline" component="p" color="secondary">
            {t('hero.eyebrow')}
          </Typography>
          <Headline variant="h1">{t('hero.title')}</Headline>
          <Typography variant="subtitle1" component="p" color="textSecondary">
            {t('hero.lead')}
          </Typography>
          <Actions>
            <Button component={Link} to={browseHref} variant="contained" size="large">
              {t('hero.browse')}
            </Button>
            <UiLink href={storyHref}>{t('hero.story')}</UiLink>
          </Actions>
        </Text>
        <Sprig />
      </Columns>
    </Root>
  );
}
