import type { UseFormRegisterReturn } from 'react-hook-form';
import { useUiText } from '../../i18n/useUiText.ts';
import { styled } from '../../styles/styled.ts';

/** Props of {@link DialCode}. */
export interface DialCodeProps {
  /** Select as registered with react-hook-form. */
  dial: UseFormRegisterReturn;
  /** Available dial codes. */
  codes: readonly string[];
  defaultValue: string | undefined;
}

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

/** Renders the dial code select inside a phone field. */
export function DialCode({ dial, codes, defaultValue }: DialCodeProps) {
  const t = useUiText('ui-deferred');
  return (
    <Dial {...dial} defaultValue={defaultValue} aria-label={t('login.dialCode')}>
      {codes.map((code) => (
        <option key={code} value={code}>
          +{code}
        </option>
      ))}
    </Dial>
  );
}
