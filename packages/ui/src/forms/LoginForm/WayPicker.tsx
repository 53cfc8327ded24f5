import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { chosenInForcedColours } from '../../theme/chosen.ts';
import type { LoginFields } from './rules.ts';

const ways = [
  { value: '1', text: 'login.byPhone' },
  { value: '2', text: 'login.byEmail' },
  { value: '3', text: 'login.byAccount' },
] as const;

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
    borderBlockEndColor: theme.vars.palette.roles.green,
    ...chosenInForcedColours,
  },
  '& label:has(:focus-visible)': {
    outline: `${theme.mall.border.focus} solid ${theme.vars.palette.roles.focus}`,
    outlineOffset: theme.mall.border.focusOffset,
  },
}));

/** Props of {@link WayPicker}. */
export interface WayPickerProps {
  initial: LoginFields['type'];
  /** Told the way that is chosen, also when that was before the script ran. */
  onChoose: (way: LoginFields['type']) => void;
}

/** By what the customer signs in: native radios that look like tabs. */
export function WayPicker({ initial, onChoose }: WayPickerProps) {
  const say = useUiText();
  const group = useRef<HTMLFieldSetElement>(null);
  const told = useRef(onChoose);
  useEffect(() => {
    const chosen = ways.find(({ value }) => group.current?.querySelector(`input[value="${value}"]:checked`));
    if (chosen) told.current(chosen.value);
  }, []);
  return (
    <Group ref={group}>
      <legend>{say('login.way')}</legend>
      {ways.map(({ value, text }) => (
        <label key={value}>
          <input type="radio" name="type" value={value} defaultChecked={value === initial} onChange={() => onChoose(value)} />
          {say(text)}
        </label>
      ))}
    </Group>
  );
}
