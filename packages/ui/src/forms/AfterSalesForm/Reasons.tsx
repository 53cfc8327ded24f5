import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type RefObject, useId } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';

interface ReasonsProps {
  /** Beginnings to choose from. */
  reasons: readonly string[];
  /** The form with the text they go into. */
  within: RefObject<HTMLElement | null>;
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(1.5),
  '& p': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.roles.inkSoft },
}));

/** Writes at the end of a text as a hand does: whoever listens to the field is told. */
function write(field: HTMLTextAreaElement, words: string) {
  const parting = field.value === '' || /\s$/.test(field.value) ? '' : '\n';
  field.setRangeText(`${parting}${words} `, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.focus();
}

/** Common reasons, to begin a description with. */
export function Reasons({ reasons, within }: ReasonsProps) {
  const say = useUiText();
  const id = useId();
  return (
    <Row role="group" aria-labelledby={id}>
      <p id={id}>{say('afterSalesForm.reasons')}</p>
      {reasons.map((reason) => (
        <Button
          key={reason}
          type="button"
          size="small"
          variant="outlined"
          onClick={() => {
            const field = within.current?.querySelector('textarea');
            if (field) write(field, reason);
          }}
        >
          {reason}
        </Button>
      ))}
    </Row>
  );
}
