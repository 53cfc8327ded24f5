import Button from '@mui/material/Button';
import { useState } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

/** Props of {@link PasswordInput}. */
export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end' | 'rows'>;

/** A password with a button that shows it. */
export function PasswordInput(props: PasswordInputProps) {
  const say = useUiText();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <Button
          type="button"
          variant="text"
          size="small"
          aria-label={say(shown ? 'login.hide' : 'login.show')}
          onClick={() => setShown(!shown)}
        >
          {say(shown ? 'login.hideShort' : 'login.showShort')}
        </Button>
      }
    />
  );
}
