import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { TextInput, type TextInputProps } from '../../fields/TextInput/TextInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useHydrated } from '../../provider/useHydrated.ts';

/** A captcha as the server gave it. */
export interface Captcha {
  /** Travels as `verificationCode`. */
  token: string;
  /** Address of the picture. */
  pictureUrl: string;
}

/** Props of {@link CaptchaField}. */
export interface CaptchaFieldProps extends Pick<TextInputProps, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error' | 'hint'> {
  captcha: Captcha;
  /** Asks for another picture; left out, or without a script, there is no button. */
  onRefresh?: (() => void) | undefined;
}

const Letters = styled('img')(({ theme }) => ({
  display: 'block',
  width: theme.mall.size.captcha,
  height: theme.mall.size.targetSmall,
  objectFit: 'cover',
  borderRadius: theme.mall.radius.picture,
  backgroundColor: theme.vars.palette.roles.sunken,
}));

/** The letters of a picture, with the picture and a button for another one inside the field. */
export function CaptchaField({ captcha, onRefresh, ...field }: CaptchaFieldProps) {
  const say = useUiText();
  const hydrated = useHydrated();
  return (
    <>
      <input type="hidden" name="verificationCode" value={captcha.token} />
      <TextInput
        {...field}
        label={say('login.captcha')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        end={
          <>
            <Letters src={captcha.pictureUrl} alt={say('login.captchaPicture')} />
            {hydrated && onRefresh && (
              <IconButton type="button" edge="end" aria-label={say('login.captchaRefresh')} onClick={onRefresh}>
                <Icon name="refresh" />
              </IconButton>
            )}
          </>
        }
      />
    </>
  );
}
