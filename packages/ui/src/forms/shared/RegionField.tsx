import { useEffect, useRef, useState } from 'react';
import { NativeSelect } from '../../fields/NativeSelect/NativeSelect.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { styled } from '../../styles/styled.ts';
import { childrenAt, type Region } from './regions.ts';

/** Props of {@link RegionField}. */
export interface RegionFieldProps {
  /** Name of the form field. */
  name: string;
  regions: readonly Region[];
  /** `province,city,district`. */
  defaultValue: string;
  onChange: (place: string) => void;
  error?: string | undefined;
}

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > noscript': { gridColumn: '1 / -1' },
  // Dependent selects need JavaScript; without it a text field replaces them.
  '@media (scripting: none)': { '& > :not(noscript)': { display: 'none' } },
  alignItems: 'start',
  gap: theme.spacing(2, 1.5),
  margin: 0,
  padding: 0,
  border: 0,
  minHeight: `calc(${theme.mall.size.target} + ${theme.spacing(4)})`,
}));

const levels = ['addressForm.province', 'addressForm.city', 'addressForm.district'] as const;

/** Renders province, city and district as three dependent selects; without JavaScript as one text field. */
export function RegionField({ name, regions, defaultValue, onChange, error }: RegionFieldProps) {
  const t = useUiText('ui-deferred');
  const [path, setPath] = useState<readonly string[]>(defaultValue === '' ? [] : defaultValue.split(','));
  const take = (level: number, value: string) => {
    const next = value === '' ? path.slice(0, level) : [...path.slice(0, level), value];
    setPath(next);
    const complete = childrenAt(regions, next).length === 0;
    onChange(complete ? next.join(',') : '');
  };
  const group = useRef<HTMLFieldSetElement>(null);
  // React receives no event for a province that was selected before hydration.
  useEffect(() => {
    const chosen = group.current?.querySelector('select')?.value;
    if (chosen) setPath((known) => (known.length === 0 ? [chosen] : known));
  }, []);
  const place = childrenAt(regions, path).length === 0 ? path.join(',') : '';
  return (
    <Group ref={group} aria-label={t('addressForm.region')}>
      <input type="hidden" name={name} value={place} />
      <noscript>
        <TextInput name={name} label={t('addressForm.region')} defaultValue={defaultValue} required error={error} />
      </noscript>
      {levels.map((label, level) => {
        const choices = level <= path.length ? childrenAt(regions, path.slice(0, level)) : [];
        return (
          <NativeSelect
            key={label}
            label={t(label)}
            value={path[level] ?? ''}
            disabled={choices.length === 0}
            onChange={({ target }) => take(level, target.value)}
            error={level === Math.min(path.length, 2) ? error : undefined}
          >
            <option value="">{t('addressForm.chooseOne')}</option>
            {choices.map((region) => (
              <option key={region.value} value={region.value}>
                {region.label}
              </option>
            ))}
          </NativeSelect>
        );
      })}
    </Group>
  );
}
