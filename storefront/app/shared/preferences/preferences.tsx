import { Container, styled } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { requestConsent } from '#app/shared/consent.ts';
import { Choice } from './choice.tsx';
import { LanguageForm } from './language-form.tsx';
import { SchemeChoice } from './scheme-choice.tsx';

const Root = styled('section')(({ theme }) => ({
  backgroundColor: theme.vars.palette.roles.sunken,
  color: theme.vars.palette.roles.inkSoft,
  paddingBlockEnd: theme.spacing(4),
}));

const Line = styled(Container)(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
}));

/** Renders the last line of every page: language and color scheme. */
export function Preferences() {
  const { t } = useTranslation('shell');
  return (
    <Root aria-label={t('preferences.label')}>
      <Line>
        <LanguageForm />
        <SchemeChoice />
        <Choice type="button" onClick={requestConsent}>
          {t('preferences.cookies')}
        </Choice>
      </Line>
    </Root>
  );
}
