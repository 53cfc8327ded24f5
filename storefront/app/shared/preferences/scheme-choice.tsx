import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../use-hydrated.ts';
import { Choice, ChoiceList } from './choice.tsx';

const schemes = ['light', 'dark', 'system'] as const;

/**
 * Renders the choice of light, dark, or the device's color scheme. In the browser only, in reserved space: without JavaScript there is no
 * choice.
 */
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
