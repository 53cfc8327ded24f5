'use client';

import { useToast } from '@mall/ui';
import Button from '@mui/material/Button';

export function TakeOne() {
  const toast = useToast();
  return (
    <Button variant="contained" onClick={() => toast('In your cart', { tone: 'success' })}>
      Take one
    </Button>
  );
}
