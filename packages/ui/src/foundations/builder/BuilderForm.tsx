import { Choice } from '../../fields/Choice/Choice.tsx';
import { NativeSelect } from '../../fields/NativeSelect/NativeSelect.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { styled } from '../../styles/styled.ts';
import { type Draft, examples, fontNames, pickerColor } from './draft.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.mall.size.tile}), 1fr))`,
  gap: theme.spacing(2, 3),
  alignItems: 'start',
  color: theme.vars.palette.roles.ink,
  '& > fieldset': { border: 0, padding: 0, margin: 0, minWidth: 0, display: 'grid', gap: theme.spacing(1.5) },
  '& legend': { ...theme.typography.h6, padding: 0, marginBlockEnd: theme.spacing(1) },
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

interface BuilderFormProps {
  draft: Draft;
  /** Accent color of the theme, used when the draft has none. */
  accent: string;
  /** Errors of the options, each with the name of its option in front. */
  faults: readonly string[];
  onChange: (draft: Draft) => void;
}

/** Renders the options of a theme as a form. */
export function BuilderForm({ draft, accent, faults, onChange }: BuilderFormProps) {
  const set = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const errorOf = (option: string) => faults.find((fault) => fault.startsWith(`${option} `) || fault.startsWith(`${option}:`));
  const color = (name: 'brand' | 'accent', label: string, hint: string) => (
    <TextInput
      label={label}
      hint={hint}
      value={draft[name]}
      spellCheck={false}
      error={errorOf(`colors.${name}`)}
      onChange={({ target }) => set({ [name]: target.value })}
      end={
        <input
          type="color"
          aria-label={`${label}: choose`}
          value={pickerColor(draft[name]) ?? (name === 'accent' ? accent : examples.Black)}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      }
    />
  );
  const length = (name: 'control' | 'card' | 'image', label: string) => (
    <TextInput
      label={label}
      value={draft[name]}
      error={errorOf(`radius.${name}`)}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  const font = (name: 'text' | 'display', label: string) => (
    <NativeSelect
      label={label}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: fontNames.find((known) => known === target.value) ?? draft[name] })}
    >
      {fontNames.map((known) => (
        <option key={known}>{known}</option>
      ))}
    </NativeSelect>
  );
  return (
    <Form aria-label="Theme options" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>Colors</legend>
        {color('brand', 'Brand color', 'Any CSS color.')}
        <div className="examples">
          {Object.entries(examples).map(([name, value]) => (
            <button key={name} type="button" onClick={() => set({ brand: value })}>
              <span style={{ backgroundColor: value }} aria-hidden="true" />
              {name}
            </button>
          ))}
        </div>
        {color('accent', 'Accent color', 'Left empty, a color across the wheel.')}
      </fieldset>
      <fieldset>
        <legend>Corners</legend>
        {length('control', 'Controls')}
        {length('card', 'Cards')}
        {length('image', 'Images')}
      </fieldset>
      <fieldset>
        <legend>Fonts and density</legend>
        {font('text', 'Text font')}
        {font('display', 'Heading font')}
        <Choice
          type="radio"
          name="density"
          label="Comfortable"
          checked={draft.density === 'comfortable'}
          onChange={() => set({ density: 'comfortable' })}
        />
        <Choice
          type="radio"
          name="density"
          label="Compact"
          checked={draft.density === 'compact'}
          onChange={() => set({ density: 'compact' })}
        />
      </fieldset>
    </Form>
  );
}
