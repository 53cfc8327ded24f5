import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('p')(({ theme }) => ({
  ...theme.typography.overline,
  margin: 0,
  marginBlockEnd: theme.spacing(1),
  color: theme.vars.palette.roles.clay,
}));

/** The short line above a headline: italic in Latin, upright in Chinese and Korean, in clay. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>;
}
