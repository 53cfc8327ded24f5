import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../use-hydrated.ts';
import { Choice, ChoiceList } from './choice.tsx';

const schemes = ['light', 'dark', 'system'] as const;

/** Light, dark, or as the device has it. Shown by the browser only, in space kept for it: without a script there is nothing to choose. */
export function SchemeChoice() {
  const { t } = useTranslation('shell');
  const { mode, setMode } = useColorScheme();
  const inBrowser = useHydrated();
  return (
    <div style={inBrowser ? undefined : { visibility: 'hidden' }}>
      <ChoiceList label={t('preferences.scheme')}>
        {schemes.map((scheme) => (
          <Choice key={scheme} type="button" aria-pressed={inBrowser && mode === scheme} onClick={() => setMode(scheme)}>
            {t(`preferences.${scheme}`)}
          </Choice>
        ))}
      </ChoiceList>
    </div>
  );
}
