import { CardGrid } from '../primitives/CardGrid/CardGrid.tsx';
import { Columns } from '../primitives/Columns/Columns.tsx';
import { styled } from '../styles/styled.ts';
import { useTokens } from './useTokens.ts';

const Diagram = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gap: theme.spacing(2),
  color: theme.vars.palette.roles.ink,
  '& .window': { backgroundColor: theme.vars.palette.roles.sunken, borderRadius: theme.mall.radius.image },
  '& .box': {
    marginInline: 'auto',
    padding: theme.spacing(1.5),
    backgroundColor: theme.vars.palette.roles.primaryVeil,
    borderInline: `${theme.mall.border.edge} solid ${theme.vars.palette.roles.primary}`,
    overflowWrap: 'anywhere',
  },
  '& code': { color: theme.vars.palette.roles.inkSoft },
}));

const widths = ['size.page', 'size.formWide', 'size.form'] as const;

/** Shows the widths of the page, the wide form and the form to scale, in a window of 1440 pixels. */
export function PageWidths() {
  const tokens = useTokens();
  return (
    <Diagram>
      {widths.map((name) => {
        const token = tokens.find((one) => one.name === name);
        return (
          <div className="window" key={name}>
            <div className="box" style={{ width: `${(100 * Number.parseInt(token?.light ?? '', 10)) / 1440}%` }}>
              <b>{name}</b> <code>{token?.light}</code>
              <br />
              {token?.purpose}
            </div>
          </div>
        );
      })}
    </Diagram>
  );
}

const Cell = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.roles.primaryVeil,
  color: theme.vars.palette.roles.ink,
  borderRadius: theme.mall.radius.card,
}));

/** Shows the two grids of a page: a side column next to the content, and as many cards as fit. */
export function Grid() {
  return (
    <Columns side={<Cell>Side column</Cell>}>
      <CardGrid label="Cards">
        {['First', 'Second', 'Third', 'Fourth'].map((name) => (
          <Cell key={name}>{name} card</Cell>
        ))}
      </CardGrid>
    </Columns>
  );
}
