import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { describedBy, FieldNotes } from '../../fields/fieldParts.tsx';

/** Props of {@link ChoiceGroup}. */
export interface ChoiceGroupProps {
  /** Names the choice. */
  legend: string;
  /** What there is to choose from, in order. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** The radios as the form's library registered them. */
  choice: UseFormRegisterReturn;
  /** The value that is chosen at first. */
  defaultValue: string | undefined;
  error?: string | undefined;
}

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.body2, fontWeight: 500, padding: 0, marginBlockEnd: theme.spacing(0.75) },
  '& > .choices': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(4) },
  '& > .choices label': { minHeight: theme.mall.size.target },
}));

/** One of a few, by native radios beside one another. */
export function ChoiceGroup({ legend, options, choice, defaultValue, error }: ChoiceGroupProps) {
  const id = useId();
  const description = describedBy(id, undefined, error);
  return (
    <Group {...(description ? { 'aria-describedby': description } : {})}>
      <legend>{legend}</legend>
      <div className="choices">
        {options.map(({ value, label }) => (
          <Choice key={value} {...choice} type="radio" value={value} label={label} defaultChecked={value === defaultValue} />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </Group>
  );
}
