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
  field: UseFormRegisterReturn & { readonly error: string | undefined };
  /** In the order they are shown; a hint stands below its label. */
  choices: readonly { readonly value: string; readonly label: string; readonly hint?: ReactNode }[];
  /** The value that is chosen at first. */
  initial: string;
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
export function ChoiceGroup({ legend, field: { error, ...radio }, choices, initial }: ChoiceGroupProps) {
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
      <div className="choices" {...(choices.some(({ hint }) => hint) ? { 'data-hinted': true } : {})}>
        {choices.map(({ value, label, hint }) => (
          <Choice
            key={value}
            {...radio}
            type="radio"
            value={value}
            defaultChecked={value === initial}
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
