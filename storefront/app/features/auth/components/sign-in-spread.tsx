import { Container, Picture } from '@mall/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const Root = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  paddingBlock: theme.spacing(5, 8),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    alignItems: 'center',
    columnGap: theme.spacing(12),
    paddingBlock: theme.spacing(8, 12),
  },
  '& > .plate': { display: 'none', [theme.breakpoints.up('md')]: { display: 'block' } },
  '& > .form': { display: 'grid', gap: theme.spacing(4) },
  // Messages end where the fields do.
  '& [role]': { maxWidth: theme.mall.size.form },
}));

interface SignInSpreadProps {
  /** A picture of the shop; without one its quiet ground is all that shows. */
  readonly picture: string | undefined;
  readonly children: ReactNode;
}

/** A picture on one page of the spread, the sign-in on the other. */
export function SignInSpread({ picture, children }: SignInSpreadProps) {
  const { t } = useTranslation('auth');
  return (
    <Root>
      <div className="plate">
        <Picture {...(picture ? { src: picture } : {})} alt="" ratio={4 / 5} sizes="(min-width: 900px) 50vw, 1px" />
      </div>
      <div className="form">
        <div>
          <Typography variant="h1">{t('signIn.title')}</Typography>
          <Typography variant="subtitle1" component="p" color="textSecondary">
            {t('signIn.lead')}
          </Typography>
        </div>
        {children}
      </div>
    </Root>
  );
}
