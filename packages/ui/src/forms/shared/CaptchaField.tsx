import IconButton from '@mui/material/IconButton';
import { TextInput, type TextInputProps } from '../../fields/TextInput/TextInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useHydrated } from '../../provider/useHydrated.ts';
import { styled } from '../../styles/styled.ts';

/** A captcha from the server. */
export interface Captcha {
  /** Submitted as `captchaToken`. */
  token: string;
  /** URL of the image. @since 0.4.0 */
  imageUrl: string;
}

/** Props of {@link CaptchaField}. */
export interface CaptchaFieldProps extends Pick<TextInputProps, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error' | 'hint'> {
  captcha: Captcha;
  /** Requests another image; omitted, or without JavaScript, there is no button. */
  onRefresh?: (() => void) | undefined;
}

const Letters = styled('img')(({ theme }) => ({
  display: 'block',
  width: theme.mall.size.captcha,
  height: theme.mall.size.targetSmall,
  objectFit: 'cover',
  borderRadius: theme.mall.radius.image,
  backgroundColor: theme.vars.palette.roles.sunken,
}));

/** Renders a field for the characters of a captcha image, with the image and a refresh button inside. */
export function CaptchaField({ captcha, onRefresh, ...field }: CaptchaFieldProps) {
  const t = useUiText('ui-deferred');
  const hydrated = useHydrated();
  return (
    <>
      <input type="hidden" name="captchaToken" value={captcha.token} />
      <TextInput
        {...field}
        label={t('login.captcha')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        end={
          <>
            <Letters src={captcha.imageUrl} alt={t('login.captchaImage')} />
            {hydrated && onRefresh && (
              <IconButton type="button" edge="end" aria-label={t('login.captchaRefresh')} onClick={onRefresh}>
                <Icon name="refresh" />
              </IconButton>
            )}
          </>
        }
      />
    </>
  );
}
