import type { Theme } from '@mui/material/styles';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { styled } from '../../styles/styled.ts';
import type { ColorNotice } from '../../theme/colorNotices.ts';
import { schemeRoles } from '../../theme/schemeRoles.ts';
import { type Draft, examples, faultOf, radiusNames } from './draft.ts';
import { ColorField, FontField } from './fields.tsx';
import { RoleFields } from './RoleFields.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.mall.size.tile}), 1fr))`,
  gap: theme.spacing(2, 3),
  alignItems: 'start',
  color: theme.vars.palette.roles.ink,
  '& > fieldset': { border: 0, padding: 0, margin: 0, minWidth: 0, display: 'grid', gap: theme.spacing(1.5) },
  '& > fieldset.wide': { gridColumn: '1 / -1' },
  '& legend': { ...theme.typography.h6, padding: 0, marginBlockEnd: theme.spacing(1) },
  '& p': { ...theme.typography.body2, margin: 0 },
  '& .roles': {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.mall.size.tile}), 1fr))`,
    gap: theme.spacing(1.5, 3),
    alignItems: 'start',
    paddingBlock: theme.spacing(1),
  },
  '& input[type="color"]': {
    width: theme.spacing(4),
    height: theme.spacing(4),
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
  },
  '& .examples': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  '& .examples button': {
    ...theme.typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    minHeight: theme.mall.size.targetSmall,
    paddingInline: theme.spacing(1),
    color: 'inherit',
    backgroundColor: theme.vars.palette.roles.sheet,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
    borderRadius: theme.mall.radius.control,
    cursor: 'pointer',
  },
  '& .examples span': { width: theme.spacing(2), height: theme.spacing(2), borderRadius: theme.mall.radius.pill },
}));

interface PartProps {
  draft: Draft;
  /** Returns the error of an option. */
  errorOf: (option: string) => string | undefined;
  /** Changes some values of the draft. */
  set: (part: Partial<Draft>) => void;
}

function Colors({ draft, errorOf, set, hintOf, accent }: PartProps & { hintOf: (option: string) => string | undefined; accent: string }) {
  return (
    <fieldset>
      <legend>Colors</legend>
      <ColorField
        label="Brand color"
        value={draft.brand}
        used={examples.Black}
        hint={hintOf('colors.brand') ?? 'Any CSS color. Left empty, the colors of Sylvane.'}
        error={errorOf('colors.brand')}
        onChange={(brand) => set({ brand })}
      />
      <div className="examples">
        {Object.entries(examples).map(([name, value]) => (
          <button key={name} type="button" onClick={() => set({ brand: value })}>
            <span style={{ backgroundColor: value }} aria-hidden="true" />
            {name}
          </button>
        ))}
      </div>
      <ColorField
        label="Accent color"
        value={draft.accent}
        used={accent}
        hint={hintOf('colors.accent') ?? 'Left empty, a color across the wheel.'}
        error={errorOf('colors.accent')}
        onChange={(color) => set({ accent: color })}
      />
    </fieldset>
  );
}

const radiusLabels = { control: 'Controls', card: 'Cards', image: 'Images', small: 'Small', pill: 'Pill' } as const;
const radiusHints: { readonly [Name in keyof typeof radiusLabels]?: string } = {
  small: 'Checkboxes, sort arrows.',
  pill: 'Badges, counters.',
};

function Corners({ draft, errorOf, set }: PartProps) {
  return (
    <fieldset>
      <legend>Corners</legend>
      {radiusNames.map((name) => (
        <TextInput
          key={name}
          label={radiusLabels[name]}
          value={draft.radius[name]}
          hint={radiusHints[name]}
          error={errorOf(`radius.${name}`)}
          onChange={({ target }) => set({ radius: { ...draft.radius, [name]: target.value } })}
        />
      ))}
    </fieldset>
  );
}

function FontsAndDensity({ draft, errorOf, set }: PartProps) {
  const density = (value: Draft['density'], label: string) => (
    <Choice type="radio" name="density" label={label} checked={draft.density === value} onChange={() => set({ density: value })} />
  );
  return (
    <fieldset>
      <legend>Fonts and density</legend>
      <FontField label="Text font" face={draft.text} error={errorOf('faces.text.family')} onChange={(text) => set({ text })} />
      <FontField
        label="Heading font"
        face={draft.display}
        error={errorOf('faces.display.family')}
        onChange={(display) => set({ display })}
      />
      {density('comfortable', 'Comfortable')}
      {density('compact', 'Compact')}
    </fieldset>
  );
}

interface BuilderFormProps {
  draft: Draft;
  /** Theme of the last draft without errors. */
  theme: Theme;
  /** Errors of the options, each with the name of its option in front. */
  faults: readonly string[];
  /** Colors of the draft that the light scheme changes. */
  notices: readonly ColorNotice[];
  onChange: (draft: Draft) => void;
}

/** Renders the options of a theme as a form. Each field shows the error of its option while it is typed. */
export function BuilderForm({ draft, theme, faults, notices, onChange }: BuilderFormProps) {
  const set = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const errorOf = (option: string) => faultOf(option, draft, faults);
  const hintOf = (option: string) => notices.flatMap((notice) => (notice.option === option ? [notice.message] : [])).join(' ') || undefined;
  const used = { light: schemeRoles(theme, 'light'), dark: schemeRoles(theme, 'dark') };
  const part = { draft, errorOf, set };
  return (
    <Form aria-label="Theme options" onSubmit={(event) => event.preventDefault()}>
      <Colors {...part} hintOf={hintOf} accent={used.light.accent} />
      <Corners {...part} />
      <FontsAndDensity {...part} />
      <fieldset className="wide">
        <legend>Color roles</legend>
        <p>An empty field is derived. A stated role is used as it is, and is an error if it has too little contrast.</p>
        <RoleFields stated={draft} used={used} errorOf={errorOf} onChange={(scheme, roles) => set({ [scheme]: roles })} />
      </fieldset>
    </Form>
  );
}
