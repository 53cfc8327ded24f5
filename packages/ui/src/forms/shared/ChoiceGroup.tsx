import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { describedBy, FieldNotes, FieldRoot } from '../../fields/fieldParts.tsx';

/** Props of {@link ChoiceGroup}. */
export interface ChoiceGroupProps {
  /** Names the choice, above it. */
  legend: string;
  /** The radios as the form's library registered them. */
  choice: UseFormRegisterReturn;
  /** What there is to choose from, in order; a hint stands below its label. */
  options: readonly { readonly value: string; readonly label: string; readonly hint?: ReactNode }[];
  /** The value that is chosen at first. */
  defaultValue: string | undefined;
  error?: string | undefined;
}

const Group = styled(FieldRoot)(({ theme }) => ({
  '& .legend': { ...theme.typography.body2, fontWeight: 500, margin: 0 },
  '& .choices': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1, 4) },
  '& .choices[data-hinted]': { display: 'grid', gap: theme.spacing(1.5) },
  '& label:has(small)': { alignItems: 'start' },
  '& label > span': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

/** One of a few: native radios under their name, each with a line about it where there is one. */
export function ChoiceGroup({ legend, choice, options, defaultValue, error }: ChoiceGroupProps) {
  const id = useId();
  const description = describedBy(id, undefined, error);
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      {...(description ? { 'aria-describedby': description } : {})}
      {...(error ? { 'aria-invalid': true } : {})}
    >
      <p className="legend" id={`${id}-legend`}>
        {legend}
      </p>
      <div className="choices" {...(options.some(({ hint }) => hint) ? { 'data-hinted': true } : {})}>
        {options.map(({ value, label, hint }) => (
          <Choice
            key={value}
            {...choice}
            type="radio"
            value={value}
            defaultChecked={value === defaultValue}
            label={
              <span>
                {label}
                {hint && <small>{hint}</small>}
              </span>
            }
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </Group>
  );
}
