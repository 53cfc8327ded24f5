import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import type { FormErrors } from '../shared/checkForm.ts';
import { useFaultText } from '../shared/nativeForm.tsx';
import type { Region } from '../shared/regions.ts';
import { AddressFields, emptyAddress } from './AddressFields.tsx';
import type { AddressValues } from './rules.ts';

/** Props of {@link AddressFieldset}. */
export interface AddressFieldsetProps extends RootProps<'div'> {
  /** Provinces with their cities and districts. */
  regions: readonly Region[];
  /** Address to change, or the values entered before a refusal. */
  defaultValues?: Partial<AddressValues>;
  /** Errors by field: text keys of the library, or messages from the server. */
  errors?: FormErrors;
}

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5) }));

const noPlace = () => undefined;

/** Renders the fields of a delivery address as part of another form, which posts and validates them; its action runs `addressRules`. */
export function AddressFieldset({ regions, defaultValues, errors = {}, ...root }: AddressFieldsetProps) {
  const fault = useFaultText();
  return (
    <Root {...root}>
      <AddressFields
        regions={regions}
        countries={[]}
        initial={{ ...emptyAddress, ...defaultValues }}
        field={(name) => ({ name, error: fault(errors[name]) })}
        placeError={fault(errors.place)}
        onPlaceChange={noPlace}
      />
    </Root>
  );
}
