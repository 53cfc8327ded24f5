import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { forwardPropsExcept } from '../../styles/forwardPropsExcept.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { Container } from '../Container/Container.tsx';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';

const Band = styled('section', { shouldForwardProp: forwardPropsExcept('ground', 'tight') })<{
  ground: 'paper' | 'sunken' | 'sheet';
  tight: boolean;
}>(({ theme, ground, tight }) => ({
  paddingBlock: theme.spacing(tight ? 4 : 7),
  backgroundColor: ground === 'paper' ? 'transparent' : theme.vars.palette.roles[ground],
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(tight ? 6 : 12) },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
  rowGap: theme.spacing(1),
  marginBlockEnd: theme.spacing(4),
  [theme.breakpoints.up('md')]: { marginBlockEnd: theme.spacing(6) },
}));

/** Props of {@link Section}. */
export interface SectionProps extends RootProps<'section'> {
  /** Content below the heading. */
  children: ReactNode;
  /** Heading, which is also the accessible name of the section. */
  title?: ReactNode;
  /** Short line above the heading. */
  eyebrow?: ReactNode;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** Content at the end of the heading's line, e.g. a link to the complete list. */
  action?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3;
  /** Background of the section. @default 'paper' */
  ground?: 'paper' | 'sunken' | 'sheet';
  /** Halves the space above and below. @default false */
  tight?: boolean;
}

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  margin: 0,
  marginBlockStart: theme.spacing(2),
  maxWidth: theme.mall.size.measure,
  color: theme.vars.palette.roles.inkSoft,
}));

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** Shows a section of the page with the standard spacing and a heading. */
export function Section({ children, title, eyebrow, lead, action, level = 2, ground = 'paper', tight = false, ...root }: SectionProps) {
  const id = useId();
  return (
    <Band {...root} ground={ground} tight={tight} {...(title ? { 'aria-labelledby': id } : {})}>
      <Container>
        {title && (
          <Head>
            <div>
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              <Typography id={id} variant={headings[level]} component={headings[level]}>
                {title}
              </Typography>
              {lead && <Lead>{lead}</Lead>}
            </div>
            {action}
          </Head>
        )}
        {children}
      </Container>
    </Band>
  );
}
