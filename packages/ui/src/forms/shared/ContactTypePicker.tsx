import { useEffect, useRef } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { selectedInForcedColors } from '../../styles/forcedColors.ts';
import { styled } from '../../styles/styled.ts';
import { type ContactType, contactTypes } from './contactRules.ts';

const typeTexts = { phone: 'login.byPhone', email: 'login.byEmail', account: 'login.byAccount' } as const;

const Group = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  columnGap: theme.spacing(3),
  margin: 0,
  padding: 0,
  border: 0,
  borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  '& legend, & input': visuallyHidden,
  '& label': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.mall.size.target,
    marginBlockEnd: `calc(-1 * ${theme.mall.border.hairline})`,
    borderBlockEnd: `${theme.mall.border.strong} solid transparent`,
    color: theme.vars.palette.roles.inkSoft,
    cursor: 'pointer',
  },
  '& label:has(:checked)': {
    color: theme.vars.palette.roles.ink,
    borderBlockEndColor: theme.vars.palette.roles.primary,
    ...selectedInForcedColors,
  },
  '& label:has(:focus-visible)': {
    outline: `${theme.mall.border.focus} solid ${theme.vars.palette.roles.focus}`,
    outlineOffset: theme.mall.border.focusOffset,
  },
}));

/** Props of {@link ContactTypePicker}. */
export interface ContactTypePickerProps {
  /** Legend of the choice. */
  legend: string;
  types: readonly ContactType[];
  initial: ContactType;
  /** Called with the selected type, including one that was selected before hydration. */
  onSelect: (type: ContactType) => void;
}

/** Renders a choice of contact types: native radios that look like tabs. */
export function ContactTypePicker({ legend, types, initial, onSelect }: ContactTypePickerProps) {
  const t = useUiText('ui-deferred');
  const group = useRef<HTMLFieldSetElement>(null);
  const initialOnSelect = useRef(onSelect);
  useEffect(() => {
    const value = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const selected = contactTypes.find((type) => type === value);
    if (selected) initialOnSelect.current(selected);
  }, []);
  return (
    <Group ref={group}>
      <legend>{legend}</legend>
      {types.map((type) => (
        <label key={type}>
          <input type="radio" name="type" value={type} defaultChecked={type === initial} onChange={() => onSelect(type)} />
          {t(typeTexts[type])}
        </label>
      ))}
    </Group>
  );
}
