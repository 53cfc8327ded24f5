import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type ReactNode, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { PasswordInput } from '../../fields/PasswordInput/PasswordInput.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { useHydrated } from '../../provider/useHydrated.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { checkForm } from '../shared/checkForm.ts';
import { FormRoot, HiddenFields, type NativeFormProps, outsideErrors, useFaultText } from '../shared/nativeForm.tsx';
import { type Captcha, CaptchaField } from './CaptchaField.tsx';
import { type LoginFields, type LoginValues, loginRules } from './rules.ts';
import { WayPicker } from './WayPicker.tsx';

export type { Captcha } from './CaptchaField.tsx';

const fields = ['phone', 'e_mail', 'password', 'imgCode'] as const;

/** Props of {@link LoginForm}. */
export interface LoginFormProps extends NativeFormProps<LoginValues, (typeof fields)[number]>, RootProps<'form'> {
  /** The picture that is to be read, and its token. */
  captcha: Captcha;
  /** Asks for another captcha picture. */
  onRefreshCaptcha?: () => void;
  /** Another way past the captcha, for those who cannot read the picture. */
  captchaAlternative?: ReactNode;
  /** What was entered before, after a refusal; never the password. */
  defaultValues?: Partial<Pick<LoginFields, 'type' | 'phone' | 'e_mail' | 'cpc'>> & { keep?: boolean };
  /** Dial codes to choose from. @default ['86'] */
  dialCodes?: readonly string[];
  forgotHref?: string;
  registerHref?: string;
}

const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  // Which field is asked for follows the chosen way by style alone, so that it also does without a script.
  '&:has([name="type"][value="2"]:checked) .by-phone, &:not(:has([name="type"][value="2"]:checked)) .by-email': { display: 'none' },
  '&:has([name="type"][value="3"]:checked) :is(.dial, .of-phone), &:not(:has([name="type"][value="3"]:checked)) .of-account': {
    display: 'none',
  },
}));

const Aside = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: 0, color: theme.vars.palette.roles.inkSoft }));

const Dial = styled('select')(({ theme }) => ({
  ...theme.typography.body1,
  minHeight: theme.mall.size.targetSmall,
  padding: 0,
  border: 0,
  borderRadius: theme.mall.radius.control,
  backgroundColor: 'transparent',
  color: theme.vars.palette.roles.inkSoft,
  '& option': { backgroundColor: theme.vars.palette.roles.sheet },
}));

/** Sign-in with a password: phone, e-mail or account name, and the captcha picture. */
export function LoginForm(props: LoginFormProps) {
  const { action, onSubmit, errors, pending = false, hidden, captcha, onRefreshCaptcha, captchaAlternative, ...more } = props;
  const { defaultValues, dialCodes = ['86'], forgotHref, registerHref, ref, ...root } = more;
  const say = useUiText();
  const fault = useFaultText();
  const hydrated = useHydrated();
  const formRef = useRef<HTMLFormElement>(null);
  const fromOutside = useMemo(() => outsideErrors(errors, fields), [errors]);
  const initial = { type: '1', cpc: '86', keep: false, ...defaultValues } as const;
  // The fields hold their first values themselves, in the server's markup already; what is typed before the script runs stays.
  const { register, handleSubmit, setValue, watch, formState, getFieldState } = useForm({
    resolver: zodResolver(loginRules),
    errors: fromOutside,
  });
  const faultOf = (field: (typeof fields)[number]) => fault(getFieldState(field, formState).error?.message);
  const byPhone = watch('type', initial.type) === '1';
  const submit = handleSubmit(() => {
    const form = formRef.current;
    if (!form) return;
    // What is handed on is what the browser would post, read by the same rules as on the server.
    const checked = checkForm(loginRules, new FormData(form));
    if (!onSubmit) form.submit();
    else if (checked.ok) onSubmit(checked.values, form);
  });
  return (
    <FormRoot {...root} ref={useForkRef(ref, formRef)} method="post" action={action} noValidate={hydrated} onSubmit={submit}>
      <HiddenFields fields={hidden} />
      <Ways>
        <WayPicker initial={initial.type} onChoose={(way) => setValue('type', way)} />
        <div className="by-phone">
          <TextInput
            {...register('phone')}
            defaultValue={initial.phone}
            label={
              <>
                <span className="of-phone">{say('login.phone')}</span>
                <span className="of-account">{say('login.account')}</span>
              </>
            }
            // Without a script the keyboard cannot follow the chosen way; digits alone would keep account names out.
            type={hydrated && byPhone ? 'tel' : 'text'}
            autoComplete="username"
            error={faultOf('phone')}
            start={
              <Dial className="dial" {...register('cpc')} defaultValue={initial.cpc} aria-label={say('login.dialCode')}>
                {dialCodes.map((code) => (
                  <option key={code} value={code}>
                    +{code}
                  </option>
                ))}
              </Dial>
            }
          />
        </div>
        <div className="by-email">
          <TextInput
            {...register('e_mail')}
            defaultValue={initial.e_mail}
            label={say('login.email')}
            type="email"
            autoComplete="email"
            error={faultOf('e_mail')}
          />
        </div>
      </Ways>
      <PasswordInput
        {...register('password')}
        label={say('login.password')}
        autoComplete="current-password"
        required
        error={faultOf('password')}
      />
      <CaptchaField
        {...register('imgCode')}
        captcha={captcha}
        onRefresh={onRefreshCaptcha}
        error={faultOf('imgCode')}
        hint={captchaAlternative}
      />
      <Choice name="isAuto" value="1" defaultChecked={initial.keep} label={say('login.auto')} />
      <Button type="submit" variant="contained" size="large" disabled={pending}>
        {say(pending ? 'form.pending' : 'login.submit')}
      </Button>
      {forgotHref && (
        <Aside>
          <UiLink href={forgotHref}>{say('login.forgot')}</UiLink>
        </Aside>
      )}
      {registerHref && (
        <Aside>
          {say('login.noAccount')} <UiLink href={registerHref}>{say('login.register')}</UiLink>
        </Aside>
      )}
    </FormRoot>
  );
}
