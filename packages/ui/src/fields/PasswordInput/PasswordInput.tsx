import Button from '@mui/material/Button';
import { useState } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { useHydrated } from '../../provider/useHydrated.ts';
import { styled } from '../../styles/styled.ts';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

/** Props of {@link PasswordInput}. */
export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end' | 'rows'>;

// In a narrow field a two-character Chinese label would wrap.
const Toggle = styled(Button)({ flexShrink: 0, whiteSpace: 'nowrap' });

/** Renders a password field with a button that shows the password; without JavaScript, which the button needs, there is none. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useUiText('ui-deferred');
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        hydrated && (
          <Toggle
            type="button"
            variant="text"
            size="small"
            aria-label={t(shown ? 'login.hide' : 'login.show')}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'login.hideShort' : 'login.showShort')}
          </Toggle>
        )
      }
    />
  );
}
