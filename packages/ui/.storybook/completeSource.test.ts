import { describe, expect, it } from 'vitest';
import { completeSource } from './completeSource.ts';

describe('completeSource', () => {
  it('shows a dialog with the button that opens it and handlers that close it', () => {
    const jsx = '<ConfirmDialog open title="Remove?" onConfirm={handleConfirm} onCancel={handleCancel} />';
    expect(completeSource(jsx, 'ConfirmDialog')).toBe(`import { ConfirmDialog } from '@mall/ui/overlays/ConfirmDialog';
import Button from '@mui/material/Button';
import { useState } from 'react';

export function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open
      </Button>
      <ConfirmDialog open={open} title="Remove?" onConfirm={() => setOpen(false)} onCancel={() => setOpen(false)} />
    </>
  );
}`);
  });

  it('mounts a view without the prop `open` while it is open', () => {
    const code = completeSource('<Lightbox\n  label="Serum"\n  onClose={handleClose}\n/>', 'Lightbox');
    expect(code).toContain('const [open, setOpen] = useState(false);');
    expect(code).toContain(
      '{open && (\n        <Lightbox\n          label="Serum"\n          onClose={() => setOpen(false)}\n        />\n      )}',
    );
  });

  it('declares the state of every controlled prop, objects with the type of the prop', () => {
    const jsx = "<MembershipDialog open choice={{ plan: '1' }} onChoose={handleChoose} onClose={handleClose} />";
    const code = completeSource(jsx, 'MembershipDialog');
    expect(code).toContain("import { MembershipDialog, type MembershipDialogProps } from '@mall/ui/overlays/MembershipDialog';");
    expect(code).toContain('const [open, setOpen] = useState(false);');
    expect(code).toContain("const [choice, setChoice] = useState<MembershipDialogProps['choice']>({ plan: '1' });");
    expect(code).toContain('<MembershipDialog open={open} choice={choice} onChoose={setChoice} onClose={() => setOpen(false)} />');
  });

  it('declares the state of the checkbox of a row and of the radio of a card', () => {
    const row = completeSource("<CartLine tick={{ name: 'cartId', checked: false, onChange: handleChange }} />", 'CartLine');
    expect(row).toContain('const [checked, setChecked] = useState(false);');
    expect(row).toContain("<CartLine tick={{ name: 'cartId', checked, onChange: setChecked }} />");
    const card = completeSource("<AddressCard radio={{ name: 'address', checked: true, onChange: handleChange }} />", 'AddressCard');
    expect(card).toContain("<AddressCard radio={{ name: 'address', checked, onChange: () => setChecked(true) }} />");
  });

  it('declares the state of a selection whose members are in the order of the alphabet', () => {
    const row = completeSource("<CartLine tick={{ checked: false, name: 'cartId', onChange: handleChange, value: '1' }} />", 'CartLine');
    expect(row).toContain('const [checked, setChecked] = useState(false);');
    expect(row).toContain("<CartLine tick={{ checked, name: 'cartId', onChange: setChecked, value: '1' }} />");
  });

  it('replaces other handlers by ones that write the first argument, or their name, to the console', () => {
    const parametersOf = (callback: string) => (callback === 'onPay' ? ['choice'] : []);
    expect(completeSource('<a onPay={handlePay} onClick={handleClick} />', 'X', parametersOf)).toBe(
      "<a onPay={(choice) => console.log(choice)} onClick={() => console.log('click')} />",
    );
  });
});
