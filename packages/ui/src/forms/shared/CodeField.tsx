import { type MouseEvent, useEffect } from 'react';
import { useSecondsUntil } from '../../commerce/flash-sale/Countdown/timeLeft.ts';
import { useAnnounce } from '../../feedback/Announcer/Announcer.tsx';
import { TextInput, type TextInputProps } from '../../fields/TextInput/TextInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { BusyButton } from '../../primitives/BusyButton/BusyButton.tsx';
import { useHydrated } from '../../provider/useHydrated.ts';
import { styled } from '../../styles/styled.ts';

/** Props of {@link CodeField}. */
export interface CodeFieldProps extends Pick<TextInputProps, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'> {
  /** Sends a code. Without JavaScript the button posts the form with `intent=sendCode` instead. */
  onSend: ((form: HTMLFormElement) => void) | undefined;
  /** A code is being sent. @default false */
  sending?: boolean | undefined;
  /** Time from which another code can be requested, in milliseconds on the device's clock; omitted until one was sent. */
  againAt?: number | undefined;
  /** Code that was sent, when the mall is a demo and sends no messages. */
  demoCode?: string | undefined;
  /** Display text of the code's recipient when that is not a field of the form; shown below the field until a code is sent. */
  to?: string | undefined;
}

const Send = styled(BusyButton)(({ theme }) => ({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
  // Room for the focus ring, which would touch the label.
  paddingInline: theme.spacing(1),
  marginInlineEnd: theme.spacing(-1),
}));

/** Renders the field of a six-digit code sent by SMS or e-mail, with a send button and the time until it can be pressed again. */
export function CodeField({ onSend, sending = false, againAt, demoCode, to, ...field }: CodeFieldProps) {
  const t = useUiText('ui-deferred');
  const announce = useAnnounce();
  const hydrated = useHydrated();
  const left = useSecondsUntil(againAt);
  const demoText = demoCode === undefined ? undefined : t('code.demo', { code: demoCode });
  const sentText = demoText ?? t('code.sent');
  useEffect(() => {
    if (againAt !== undefined && againAt > Date.now()) announce(sentText);
  }, [againAt, announce, sentText]);
  const isWaiting = sending || left > 0;
  const send = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (!isWaiting && form) onSend?.(form);
  };
  return (
    <>
      {/* Default button for Enter; without it, Enter would press the button that sends a code. */}
      <button type="submit" hidden />
      <TextInput
        {...field}
        label={t('code.label')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        hint={left > 0 ? sentText : (demoText ?? to)}
        end={
          <Send
            // Before hydration it is a second submit button, which must not be blocked by empty required fields.
            {...(hydrated && onSend
              ? { type: 'button', onClick: send }
              : { type: 'submit', name: 'intent', value: 'sendCode', formNoValidate: true })}
            variant="text"
            size="small"
            // It preserves the focus while waiting: removing or disabling the button would lose the keyboard focus.
            aria-disabled={isWaiting}
            pending={sending}
          >
            {left > 0 ? t('code.again', { seconds: left }) : t('code.send')}
          </Send>
        }
      />
    </>
  );
}
