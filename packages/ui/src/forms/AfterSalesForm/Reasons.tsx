import Button from '@mui/material/Button';
import { type RefObject, useId } from 'react';
import { useUiText } from '../../i18n/useUiText.ts';
import { styled } from '../../styles/styled.ts';

interface ReasonsProps {
  /** Common reasons to choose from. */
  reasons: readonly string[];
  /** Form that contains the text field. */
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

/** Appends to a text as typing does: the listeners of the field are called. */
function write(field: HTMLTextAreaElement, words: string) {
  const parting = field.value === '' || /\s$/.test(field.value) ? '' : '\n';
  field.setRangeText(`${parting}${words} `, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.focus();
}

/** Shows common reasons that start a description. */
export function Reasons({ reasons, within }: ReasonsProps) {
  const t = useUiText('ui-deferred');
  const id = useId();
  return (
    <Row role="group" aria-labelledby={id}>
      <p id={id}>{t('afterSalesForm.reasons')}</p>
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
