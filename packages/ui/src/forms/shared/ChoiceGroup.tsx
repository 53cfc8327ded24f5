import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { describedBy, FieldNotes, FieldRoot } from '../../fields/fieldParts.tsx';
import { styled } from '../../styles/styled.ts';

/** Props of {@link ChoiceGroup}. */
export interface ChoiceGroupProps {
  /** Legend above the options. */
  legend: string;
  /** Radios as registered with react-hook-form. */
  choice: UseFormRegisterReturn;
  /** Options in display order; a hint is shown below its label. */
  options: readonly { readonly value: string; readonly label: string; readonly hint?: ReactNode }[];
  /** Value that is preselected. */
  defaultValue: string | undefined;
  error?: string | undefined;
  /** Content below the options, such as a link that adds one. */
  children?: ReactNode;
}

const Group = styled(FieldRoot)(({ theme }) => ({
  '& > .legend': { ...theme.typography.body2, fontWeight: 500, margin: 0 },
  '& > .choices': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1, 4) },
  '& > .choices[data-hinted]': { display: 'grid', gap: theme.spacing(1.5) },
  '& label:has(small)': { alignItems: 'start' },
  '& label > span': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

/** Renders a few options as native radios with a legend, each with an optional hint. */
export function ChoiceGroup({ legend, choice, options, defaultValue, error, children }: ChoiceGroupProps) {
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
      {options.length > 0 && (
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
      )}
      {children}
      <FieldNotes id={id} error={error} />
    </Group>
  );
}
