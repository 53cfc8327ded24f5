import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { describedBy, FieldNotes, FieldRoot } from '../../fields/fieldParts.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { VisuallyHidden, visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { focusRing } from '../../styles/focusRing.ts';
import { styled } from '../../styles/styled.ts';

interface StarsFieldProps {
  /** Radios as registered with react-hook-form. */
  field: UseFormRegisterReturn & { readonly error: string | undefined };
  /** Preselected rating; none when omitted. */
  initial: string | undefined;
}

const words = ['reviewForm.word1', 'reviewForm.word2', 'reviewForm.word3', 'reviewForm.word4', 'reviewForm.word5'] as const;
const star = 'm12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8L12 3.6Z';

const Group = styled(FieldRoot)(({ theme }) => ({
  '& > .legend': { ...theme.typography.body2, fontWeight: 500, margin: 0 },
  '& > .stars': { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& input': visuallyHidden,
  '& label': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: theme.spacing(0.5),
    minHeight: theme.mall.size.target,
    paddingBlock: theme.spacing(1),
    borderRadius: theme.mall.radius.control,
    textAlign: 'center',
    ...theme.typography.caption,
    color: theme.vars.palette.roles.inkSoft,
    cursor: 'pointer',
  },
  '& svg': {
    width: theme.spacing(4),
    height: theme.spacing(4),
    fill: 'none',
    stroke: theme.vars.palette.roles.accent,
    strokeWidth: 1,
    strokeLinejoin: 'round',
  },
  // The selected star and all before it; on hover, the hovered star and all before it.
  '& .stars:not(:has(label:hover)) :is(label:has(:checked), label:has(~ label :checked)) svg, & :is(label:hover, label:has(~ label:hover)) svg':
    {
      fill: theme.vars.palette.roles.accent,
    },
  '& label:has(:checked)': { color: theme.vars.palette.roles.ink, fontWeight: 500 },
  '& label:has(:focus-visible)': focusRing(theme),
  '@media (forced-colors: active)': {
    '& svg': { stroke: 'CanvasText' },
    '& :is(label:has(:checked), label:has(~ label :checked)) svg': { fill: 'CanvasText' },
  },
}));

/** Renders a rating from one to five stars, each with its label: native radios. */
export function StarsField({ field: { error, ...radio }, initial }: StarsFieldProps) {
  const t = useUiText('ui-deferred');
  const id = useId();
  const description = describedBy(id, undefined, error);
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required
      {...(description ? { 'aria-describedby': description } : {})}
      {...(error ? { 'aria-invalid': true } : {})}
    >
      <p className="legend" id={`${id}-legend`}>
        {t('reviewForm.stars')}
      </p>
      <div className="stars">
        {words.map((word, index) => (
          <label key={word}>
            <input type="radio" {...radio} value={index + 1} defaultChecked={initial === String(index + 1)} required />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={star} />
            </svg>
            <VisuallyHidden>{t('review.stars', { count: index + 1 })}: </VisuallyHidden>
            {t(word)}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </Group>
  );
}
