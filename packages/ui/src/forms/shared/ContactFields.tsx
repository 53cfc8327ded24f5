import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { styled } from '../../styles/styled.ts';
import { ContactTypePicker } from './ContactTypePicker.tsx';
import { type ContactType, contactTypes, type EnteredContact } from './contactRules.ts';
import { DialCode } from './DialCode.tsx';

type Field = UseFormRegisterReturn & { readonly error: string | undefined };

/** Props of {@link ContactFields}. */
export interface ContactFieldsProps {
  /** Legend of the contact types. */
  legend: string;
  /** Initial contact type and values. */
  initial: EnteredContact & { readonly type: ContactType; readonly accountName?: string };
  /** Available dial codes. */
  dialCodes: readonly string[];
  phone: Field;
  email: Field;
  /** Only in forms that accept an account name. */
  accountName?: Field;
  dial: UseFormRegisterReturn;
  onSelectType: (type: ContactType) => void;
}

const Contact = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  // CSS alone shows the field of the selected type, so that it also works without JavaScript.
  ...Object.fromEntries(
    contactTypes.map((type) => [`&:not(:has([name="type"][value="${type}"]:checked)) .by-${type}`, { display: 'none' }]),
  ),
}));

/**
 * Renders the fields that identify a customer: a phone with its dial code, an e-mail address, or (where offered) an account name, one at a
 * time.
 */
export function ContactFields({ legend, initial, dialCodes, phone, email, accountName, dial, onSelectType }: ContactFieldsProps) {
  const t = useUiText('ui-deferred');
  const types = contactTypes.filter((type) => type !== 'account' || accountName);
  return (
    <Contact>
      <ContactTypePicker legend={legend} types={types} initial={initial.type} onSelect={onSelectType} />
      <div className="by-phone">
        <TextInput
          {...phone}
          defaultValue={initial.phone}
          label={t('login.phone')}
          type="tel"
          // With a password, the phone number is the user name that a password manager stores.
          autoComplete={accountName ? 'username' : 'tel-national'}
          start={<DialCode dial={dial} codes={dialCodes} defaultValue={initial.dialCode} />}
        />
      </div>
      <div className="by-email">
        <TextInput {...email} defaultValue={initial.email} label={t('login.email')} type="email" autoComplete="email" />
      </div>
      {accountName && (
        <div className="by-account">
          <TextInput
            {...accountName}
            defaultValue={initial.accountName}
            label={t('login.account')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
      )}
    </Contact>
  );
}
