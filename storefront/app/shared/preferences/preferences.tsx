import { Container } from '@mall/ui';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { LanguageForm } from './language-form.tsx';
import { SchemeChoice } from './scheme-choice.tsx';

const Root = styled('section')(({ theme }) => ({
  backgroundColor: theme.vars.palette.roles.sunken,
  color: theme.vars.palette.roles.inkSoft,
  paddingBlockEnd: theme.spacing(4),
}));

const Line = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
}));

/** The last line of every page: its language and its colours. */
export function Preferences() {
  const { t } = useTranslation('shell');
  return (
    <Root aria-label={t('preferences.label')}>
      <Line>
        <LanguageForm />
        <SchemeChoice />
      </Line>
    </Root>
  );
}
