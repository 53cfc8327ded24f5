import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { chosenInForcedColors } from '../../theme/chosen.ts';

/** Type of contact that identifies a customer: 1 phone, 2 e-mail, 3 account name. */
export type Way = '1' | '2' | '3';

const wayTexts = { '1': 'login.byPhone', '2': 'login.byEmail', '3': 'login.byAccount' } as const;

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
    ...chosenInForcedColors,
  },
  '& label:has(:focus-visible)': {
    outline: `${theme.mall.border.focus} solid ${theme.vars.palette.roles.focus}`,
    outlineOffset: theme.mall.border.focusOffset,
  },
}));

/** Props of {@link WayPicker}. */
export interface WayPickerProps {
  /** Legend of the choice. */
  legend: string;
  ways: readonly Way[];
  initial: Way;
  /** Called with the selected type, including one that was selected before hydration. */
  onChoose: (way: Way) => void;
}

/** Renders a choice of contact types: native radios that look like tabs. */
export function WayPicker({ legend, ways, initial, onChoose }: WayPickerProps) {
  const say = useUiText('ui-deferred');
  const group = useRef<HTMLFieldSetElement>(null);
  const told = useRef(onChoose);
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (chosen === '1' || chosen === '2' || chosen === '3') told.current(chosen);
  }, []);
  return (
    <Group ref={group}>
      <legend>{legend}</legend>
      {ways.map((value) => (
        <label key={value}>
          <input type="radio" name="type" value={value} defaultChecked={value === initial} onChange={() => onChoose(value)} />
          {say(wayTexts[value])}
        </label>
      ))}
    </Group>
  );
}
