import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { contrastRatio } from '../theme/color.ts';
import { type ColorRoles, darkRoles, layers, lightRoles, mallTokens, spaceStep } from '../theme/tokens.ts';

const Sheet = styled('section')(({ theme }) => ({
  marginBlockEnd: theme.spacing(6),
  '& ul': {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.mall.size.tile}), 1fr))`,
    gap: theme.spacing(2),
    listStyle: 'none',
    margin: 0,
    marginBlockStart: theme.spacing(2),
    padding: 0,
  },
  '& li': { display: 'grid', gap: theme.spacing(0.5), alignContent: 'start', ...theme.typography.caption },
  '& code': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& .swatch': {
    height: theme.spacing(9),
    borderRadius: theme.mall.radius.card,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& .measure': { height: theme.spacing(2), backgroundColor: theme.vars.palette.roles.green },
  '& .tile': {
    height: theme.spacing(9),
    backgroundColor: theme.vars.palette.roles.sheet,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
  },
  '& .mover': {
    width: theme.spacing(4),
    height: theme.spacing(4),
    borderRadius: theme.mall.radius.pill,
    backgroundColor: theme.vars.palette.roles.clay,
    transitionProperty: 'translate',
    transitionTimingFunction: theme.mall.motion.ease,
  },
  '& li:hover .mover': { translate: `${theme.spacing(12)} 0` },
}));

/** The ground a text or an edge is read on; the others are grounds themselves. */
const groundOf: Readonly<Partial<Record<keyof ColorRoles, keyof ColorRoles>>> = {
  ...{ ink: 'paper', inkSoft: 'paper', inkFaint: 'paper', green: 'paper', greenStrong: 'paper', clay: 'paper', danger: 'paper' },
  ...{ control: 'paper', focus: 'paper', onGreen: 'green', onClay: 'clay', onDanger: 'danger' },
};

function Swatches({ title, roles }: { title: string; roles: ColorRoles }) {
  const names = Object.keys(roles).filter((name): name is keyof ColorRoles => name in roles);
  return (
    <Sheet>
      <Typography variant="h2">{title}</Typography>
      <ul>
        {names.map((name) => {
          const ground = groundOf[name];
          return (
            <li key={name}>
              <span className="swatch" style={{ backgroundColor: roles[name] }} aria-hidden="true" />
              <b>{name}</b>
              <code>{roles[name]}</code>
              {ground && <span>{`${contrastRatio(roles[name], roles[ground]).toFixed(1)} : 1 on ${ground}`}</span>}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

function Values({
  title,
  values,
  show,
}: {
  title: string;
  values: Readonly<Record<string, string | number>>;
  show?: (value: string) => ReactNode;
}) {
  return (
    <Sheet>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <ul>
        {Object.entries(values).map(([name, value]) => (
          <li key={name}>
            {show?.(String(value))}
            <b>{name}</b>
            <code>{value}</code>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const { ease, ...times } = mallTokens.motion;
const steps = Object.fromEntries([0.5, 1, 1.5, 2, 3, 4, 5, 7, 10, 12].map((step) => [`spacing(${step})`, `${step * spaceStep}px`]));

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  render: () => (
    <div lang="en">
      <Swatches title="In daylight" roles={lightRoles} />
      <Swatches title="By lamplight" roles={darkRoles} />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByText('inkSoft')).toHaveLength(2),
};
export const Measures: Story = {
  render: () => (
    <div lang="en">
      <Values title="Space" values={steps} show={(width) => <span className="measure" style={{ width }} aria-hidden="true" />} />
      <Values
        title="Radius"
        values={mallTokens.radius}
        show={(borderRadius) => <span className="tile" style={{ borderRadius }} aria-hidden="true" />}
      />
      <Values
        title="Elevation"
        values={mallTokens.elevation}
        show={(boxShadow) => <span className="tile" style={{ boxShadow }} aria-hidden="true" />}
      />
      <Values
        title="Motion"
        values={times}
        show={(transitionDuration) => <span className="mover" style={{ transitionDuration }} aria-hidden="true" />}
      />
      <Values title="Easing" values={{ ease }} />
      <Values title="Layers" values={layers} />
      <Values title="Lines" values={mallTokens.border} />
      <Values title="Sizes" values={mallTokens.size} />
    </div>
  ),
};
