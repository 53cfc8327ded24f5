import { Choice } from '../../../fields/Choice/Choice.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { FilterOption } from './filterValues.ts';

/** A group of values to filter by. */
export interface FilterGroup {
  /** Name of the form field. */
  name: string;
  /** Heading of the group: "Brand". */
  title: string;
  /** Values to select, in display order. */
  options: readonly FilterOption[];
  /** Whether several values can be selected. @default true */
  several?: boolean;
}

/** A group, its selected values and the handler of a change. */
export interface OptionsProps {
  readonly group: FilterGroup;
  readonly chosen: readonly string[];
  readonly onTick: (value: string) => void;
}

/** Shows the options of a group in one column. */
export function Options({ group, chosen, onTick }: OptionsProps) {
  const t = useUiText('ui-list');
  const { name, options, several = true } = group;
  return options.map(({ value, label, count }) => (
    <Choice
      key={value}
      type={several ? 'checkbox' : 'radio'}
      name={name}
      value={value}
      checked={value === '' ? chosen.length === 0 : chosen.includes(value)}
      onChange={() => onTick(value)}
      label={
        <span className="words">
          {label}
          {count !== undefined && (
            <>
              <span className="count" aria-hidden="true">
                {count}
              </span>
              <VisuallyHidden>, {t('list.count', { count })}</VisuallyHidden>
            </>
          )}
        </span>
      }
    />
  ));
}
