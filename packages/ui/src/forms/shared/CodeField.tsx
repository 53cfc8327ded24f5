import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useEffect } from 'react';
import { useSecondsUntil } from '../../commerce/Countdown/timeLeft.ts';
import { useAnnounce } from '../../feedback/Announcer/Announcer.tsx';
import { TextInput, type TextInputProps } from '../../fields/TextInput/TextInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { useHydrated } from '../../provider/useHydrated.ts';

/** Props of {@link CodeField}. */
export interface CodeFieldProps extends Pick<TextInputProps, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'> {
  /** Sends a code. Without a script the button posts the form with `intent=sendCode` instead. */
  onSend: ((form: HTMLFormElement) => void) | undefined;
  /** One is being sent. @default false */
  sending?: boolean | undefined;
  /** The moment from which another one may be asked for, in milliseconds on this device's clock; left out until one was sent. */
  againAt?: number | undefined;
  /** The code that was sent, where the mall is a demo and sends no messages. */
  demoCode?: string | undefined;
  /** Where it goes when that is no field of the form, in words; stands under the field until one is sent. */
  to?: string | undefined;
}

const Send = styled(Button)(({ theme }) => ({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
  // Room for the ring of the focus, which would touch the words.
  paddingInline: theme.spacing(1),
  marginInlineEnd: theme.spacing(-1),
}));

/** The six digits that are sent by SMS or e-mail, with the button that sends them and the time until it may be pressed again. */
export function CodeField({ onSend, sending = false, againAt, demoCode, to, ...field }: CodeFieldProps) {
  const say = useUiText();
  const announce = useAnnounce();
  const hydrated = useHydrated();
  const left = useSecondsUntil(againAt);
  const demoText = demoCode === undefined ? undefined : say('code.demo', { code: demoCode });
  const sentText = demoText ?? say('code.sent');
  useEffect(() => {
    if (againAt !== undefined && againAt > Date.now()) announce(sentText);
  }, [againAt, announce, sentText]);
  const isWaiting = sending || left > 0;
  const send = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (!isWaiting && form) onSend?.(form);
  };
  return (
    <>
      {/* What Enter presses: without it, that would be the button that sends a code. */}
      <button type="submit" hidden />
      <TextInput
        {...field}
        label={say('code.label')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        hint={left > 0 ? sentText : (demoText ?? to)}
        end={
          <Send
            // Before the script runs it is a second way to post the form; fields that are still empty do not stop it.
            {...(hydrated && onSend
              ? { type: 'button', onClick: send }
              : { type: 'submit', name: 'intent', value: 'sendCode', formNoValidate: true })}
            variant="text"
            size="small"
            // It keeps the focus while it waits: a button that goes away would drop the keyboard's user.
            aria-disabled={isWaiting}
          >
            {left > 0 ? say('code.again', { seconds: left }) : say(sending ? 'form.pending' : 'code.send')}
          </Send>
        }
      />
    </>
  );
}
