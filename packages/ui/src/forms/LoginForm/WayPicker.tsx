import { styled } from '@mui/material/styles';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useUiText } from '../../i18n/useUiText.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
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
  '& label:has(:checked)': { color: theme.vars.palette.roles.ink, borderBlockEndColor: theme.vars.palette.roles.green },
  '& label:has(:focus-visible)': {
    outline: `${theme.mall.border.focus} solid ${theme.vars.palette.roles.focus}`,
    outlineOffset: theme.mall.border.focusOffset,
  },
}));

/** By what the customer signs in: native radios that look like tabs. */
export function WayPicker({ field, initial }: { field: UseFormRegisterReturn<'type'>; initial: LoginFields['type'] }) {
  const say = useUiText();
  return (
    <Group>
      <legend>{say('login.way')}</legend>
      {ways.map(({ value, text }) => (
        <label key={value}>
          <input type="radio" {...field} value={value} defaultChecked={value === initial} />
          {say(text)}
        </label>
      ))}
    </Group>
  );
}
