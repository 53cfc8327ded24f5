import { styled } from '@mui/material/styles';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { useHydrated } from '../../provider/useHydrated.ts';
import type { ContactEntered } from './contactRules.ts';
import { DialCode } from './DialCode.tsx';
import { type Way, WayPicker } from './WayPicker.tsx';

type Field = UseFormRegisterReturn & { readonly error: string | undefined };

/** Props of {@link ContactFields}. */
export interface ContactFieldsProps {
  /** Legend of the contact types. */
  legend: string;
  ways: readonly Way[];
  /** Initial contact type and values. */
  initial: ContactEntered & { readonly type: Way };
  /** Available dial codes. */
  dialCodes: readonly string[];
  phone: Field;
  email: Field;
  dial: UseFormRegisterReturn;
  /** Currently selected contact type. */
  way: unknown;
  onChoose: (way: Way) => void;
}

const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  // CSS alone selects the field of the chosen type, so that it also works without JavaScript.
  '&:has([name="type"][value="2"]:checked) .by-phone, &:not(:has([name="type"][value="2"]:checked)) .by-email': { display: 'none' },
  '&:has([name="type"][value="3"]:checked) :is(.dial, .of-phone), &:not(:has([name="type"][value="3"]:checked)) .of-account': {
    display: 'none',
  },
  // Removes the space of the dial code as well.
  '&:has([name="type"][value="3"]:checked) .by-phone .MuiInputBase-adornedStart': { paddingInlineStart: 0 },
}));

/**
 * Renders the fields that identify a customer: a phone with its dial code, an e-mail address, or (where offered) an account name, one at a
 * time.
 */
export function ContactFields({ legend, ways, initial, dialCodes, phone, email, dial, way, onChoose }: ContactFieldsProps) {
  const say = useUiText('ui-deferred');
  const hydrated = useHydrated();
  const withAccount = ways.includes('3');
  return (
    <Ways>
      <WayPicker legend={legend} ways={ways} initial={initial.type} onChoose={onChoose} />
      <div className="by-phone">
        <TextInput
          {...phone}
          defaultValue={initial.phone}
          label={
            <>
              <span className="of-phone">{say('login.phone')}</span>
              {withAccount && <span className="of-account">{say('login.account')}</span>}
            </>
          }
          // Without JavaScript the virtual keyboard cannot follow the chosen type, and a digit keyboard would exclude account names.
          type={!withAccount || (hydrated && way === '1') ? 'tel' : 'text'}
          autoComplete={withAccount ? 'username' : 'tel-national'}
          start={<DialCode className="dial" dial={dial} codes={dialCodes} defaultValue={initial.dialCode} />}
        />
      </div>
      <div className="by-email">
        <TextInput {...email} defaultValue={initial.email} label={say('login.email')} type="email" autoComplete="email" />
      </div>
    </Ways>
  );
}
