import { type Scheme, schemes } from '../../theme/schemeRoles.ts';
import type { ColorRoles } from '../../theme/tokens.ts';
import { type DraftRoles, roleNames } from './draft.ts';
import { ColorField } from './fields.tsx';

interface RoleFieldsProps {
  stated: Readonly<Record<Scheme, DraftRoles>>;
  /** Colors of the theme, used for roles that are not stated. */
  used: Readonly<Record<Scheme, ColorRoles>>;
  errorOf: (option: string) => string | undefined;
  onChange: (scheme: Scheme, roles: DraftRoles) => void;
}

/** Renders a field for each color role of both schemes. An empty field is a derived role. */
export function RoleFields({ stated, used, errorOf, onChange }: RoleFieldsProps) {
  const set = (scheme: Scheme, role: keyof ColorRoles, color: string) => {
    const { [role]: _, ...others } = stated[scheme];
    onChange(scheme, color === '' ? others : { ...others, [role]: color });
  };
  return schemes.map((scheme) => (
    <details key={scheme}>
      <summary>
        {scheme === 'light' ? 'Light scheme' : 'Dark scheme'}: {Object.keys(stated[scheme]).length} of {roleNames.length} stated
      </summary>
      <div className="roles">
        {roleNames.map((role) => (
          <ColorField
            key={role}
            label={`${scheme}.${role}`}
            value={stated[scheme][role] ?? ''}
            used={used[scheme][role]}
            error={errorOf(`colors.${scheme}.${role}`)}
            onChange={(color) => set(scheme, role, color)}
          />
        ))}
      </div>
    </details>
  ));
}
