import { NativeSelect } from '../../fields/NativeSelect/NativeSelect.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { type DraftFace, fontNames, pickerColor } from './draft.ts';

interface ColorFieldProps {
  label: string;
  value: string;
  /** Color of the theme, used when the field is empty. */
  used: string;
  hint?: string;
  error?: string | undefined;
  onChange: (color: string) => void;
}

/** Renders a field for a color as text, with the color picker of the browser. */
export function ColorField({ label, value, used, onChange, ...notes }: ColorFieldProps) {
  return (
    <TextInput
      {...notes}
      label={label}
      value={value}
      placeholder={used}
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
      end={
        <input
          type="color"
          aria-label={`${label}: choose`}
          value={pickerColor(value) ?? pickerColor(used)}
          onChange={({ target }) => onChange(target.value)}
        />
      }
    />
  );
}

const otherFont = 'Other';

interface FontFieldProps {
  label: string;
  face: DraftFace;
  error: string | undefined;
  onChange: (face: DraftFace) => void;
}

/** Renders a choice of typefaces, and the fields of another one. */
export function FontField({ label, face, error, onChange }: FontFieldProps) {
  return (
    <>
      <NativeSelect
        label={label}
        value={face.font}
        onChange={({ target }) => onChange({ ...face, font: fontNames.find((name) => name === target.value) ?? otherFont })}
      >
        {[...fontNames, otherFont].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </NativeSelect>
      {face.font === otherFont && (
        <>
          <TextInput
            label={`${label}: family`}
            hint="As in CSS. The preview has it if it is installed; the application loads its files."
            value={face.family}
            spellCheck={false}
            error={error}
            onChange={({ target }) => onChange({ ...face, family: target.value })}
          />
          <NativeSelect
            label={`${label}: style`}
            hint="Chooses the Chinese and Korean typefaces beside it."
            value={face.style}
            onChange={({ target }) => onChange({ ...face, style: target.value === 'serif' ? 'serif' : 'sans' })}
          >
            <option value="sans">Sans serif</option>
            <option value="serif">Serif</option>
          </NativeSelect>
        </>
      )}
    </>
  );
}
