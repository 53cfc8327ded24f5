import { type ChangeEvent, useId, useState } from 'react';
import { useAnnounce } from '../../feedback/Announcer/Announcer.tsx';
import { useFaultText } from '../../forms/shared/nativeForm.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useHydrated } from '../../provider/useHydrated.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { forwardPropsExcept } from '../../styles/forwardPropsExcept.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { describedBy, FieldNotes, FieldRoot } from '../fieldParts.tsx';
import { type ImageKind, kindNames, pickFiles } from './pickFiles.ts';
import { ChoosingTile, UploadTile } from './UploadTile.tsx';
import { type Upload, useUploads } from './useUploads.ts';

export type { Upload, UploadOutcome, UploadProgress } from './useUploads.ts';

/** Props of {@link UploadField}. */
export interface UploadFieldProps extends RootProps<'div'> {
  /** Label of the field. */
  label: string;
  /** Name of the hidden fields with the image URLs. */
  name: string;
  /** Uploads a file; the field itself makes no requests. */
  onUpload: Upload;
  /** URLs of existing images. Read once. */
  defaultValue?: readonly string[];
  /** Called with the URLs at each change. */
  onChange?: (urls: string[]) => void;
  /** Maximum number of images. @default 1 */
  max?: number;
  /** Maximum size of a file in bytes. @default 5 MB */
  maxBytes?: number;
  /** Accepted media types. @default JPEG, PNG, WebP, GIF and BMP */
  kinds?: readonly ImageKind[];
  /** Name of the file input without JavaScript, when the server reads the files from the form; omitted, such a page sends none. */
  filesName?: string;
  /** Allows reordering: the order of the images is their display order. @default false */
  isSortable?: boolean;
  /** Error message, already translated; marks the field as invalid. */
  error?: string | undefined;
}

const everyKind = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/bmp'] as const satisfies readonly ImageKind[];
const megabyte = 1024 * 1024;

const Images = styled('div', { shouldForwardProp: forwardPropsExcept('several') })<{ several: boolean }>(({ theme, several }) => ({
  display: 'grid',
  gridTemplateColumns: several
    ? `repeat(auto-fill, minmax(${theme.mall.size.tileSmall}, 1fr))`
    : `repeat(auto-fit, minmax(min(100%, ${theme.mall.size.tile}), 1fr))`,
  alignItems: 'start',
  maxWidth: several ? 'none' : theme.mall.size.form,
  gap: theme.spacing(1.5),
  '& > div': { display: 'grid', gap: theme.spacing(0.75), minWidth: 0 },
  '& label': { cursor: 'pointer', borderStyle: 'dashed', borderColor: theme.vars.palette.roles.control },
  '& label:hover': { borderColor: theme.vars.palette.roles.ink },
  '& label:has(:focus-visible)': focusRing(theme),
  '& > div > .tile': { aspectRatio: several ? '1' : '8 / 5' },
  '& label:has([aria-invalid])': { borderColor: theme.vars.palette.roles.danger },
  // Without JavaScript the tile contains the browser's file input, which needs the whole width for the names of its files.
  '@media (scripting: none)': {
    '& > div:has(input[type="file"])': { gridColumn: '1 / -1' },
    '& label.tile': { aspectRatio: 'auto', justifyItems: 'start' },
    '& label.tile :is(svg, p)': { display: 'none' },
  },
}));

const Name = styled('span')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 500 }));

// Without JavaScript only the browser's file input shows which files are chosen.
const Chooser = styled('input')({ '@media not (scripting: none)': visuallyHidden, maxWidth: '100%' });

const removeId = (field: string, at: number) => `${field}-remove-${at}`;

const moveId = (field: string, item: number, by: -1 | 1) => `${field}-${item}-${by === 1 ? 'later' : 'earlier'}`;

/** Uploads images: chosen in the browser's file dialog, uploaded one by one, each with progress, preview and retry. */
export function UploadField(props: UploadFieldProps) {
  const { label, name, onUpload, defaultValue = [], onChange = () => undefined, error, ...more } = props;
  const { max = 1, maxBytes = limits.imageBytes, kinds = everyKind, filesName, isSortable = false, ...root } = more;
  const hydrated = useHydrated();
  const t = useUiText('ui-deferred');
  const fault = useFaultText();
  const announce = useAnnounce();
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const { items, add, retry, remove, move } = useUploads(onUpload, defaultValue, onChange);
  const size = Math.floor(maxBytes / megabyte);

  const names = kindNames(kinds);

  async function follow(sent: ReturnType<typeof add>) {
    const item = await sent;
    if (item?.state === 'sent') announce(t('upload.sent', { label }));
    if (item?.state === 'failed') announce(fault(item.fault) ?? t('upload.failed', { name: item.name }), 'assertive');
  }

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const { accepted, refused: wrong, isTooMany } = pickFiles([...(target.files ?? [])], { kinds, maxBytes, room: max - items.length });
    // Allows the same file to be chosen again after its removal.
    target.value = '';
    const faults = [
      ...wrong.map(({ name, reason }) => t(`upload.${reason}`, { name, kinds: names, size })),
      ...(isTooMany ? [t('upload.tooMany', { count: max })] : []),
    ].join(' ');
    setRefused(faults === '' ? undefined : faults);
    if (faults !== '') announce(faults, 'assertive');
    for (const file of accepted) void follow(add(file));
    // The file input, which has the focus after the browser's dialog, is removed with the last place.
    if (accepted.length > 0 && items.length + accepted.length === max) focusRemove(max - 1);
  }

  /** Moves the focus to the button that removes the image at this position. */
  function focusRemove(at: number) {
    requestAnimationFrame(() => document.getElementById(removeId(id, at))?.focus());
  }

  function takeAway(item: number) {
    setRefused(undefined);
    remove(item);
    // The pressed button is removed with its image: the focus stays in the field.
    requestAnimationFrame(() => document.getElementById(`${id}-choose`)?.focus());
  }

  function moveBy(item: number, by: -1 | 1, to: number) {
    move(item, by);
    announce(t('upload.moved', { at: to + 1, count: items.length }));
    // At either end the pressed button is disabled, so the focus moves to its neighbor. Moving the element can lose the focus as well.
    const isAtEnd = to === 0 || to === items.length - 1;
    requestAnimationFrame(() => document.getElementById(moveId(id, item, isAtEnd ? (by === 1 ? -1 : 1) : by))?.focus());
  }

  const said = refused ?? error;
  const hint = t('upload.kinds', { kinds: names, size });
  const description = describedBy(id, hint, said);
  // The notes belong to the file input, or to the group when there is none.
  const noted = { ...(description ? { 'aria-describedby': description } : {}), ...(said ? { 'aria-invalid': true } : {}) };
  const isFull = items.length >= max;
  return (
    <FieldRoot {...root} role="group" aria-labelledby={`${id}-label`} {...(isFull ? noted : {})}>
      <Name id={`${id}-label`}>{label}</Name>
      <Images several={max > 1}>
        {items.map((item, index) => (
          <div key={item.id}>
            {item.state === 'sent' && <input type="hidden" name={name} value={item.url} />}
            <UploadTile
              item={item}
              label={label}
              removeId={removeId(id, index)}
              {...(isSortable && items.length > 1
                ? {
                    moving: {
                      at: index,
                      count: items.length,
                      idOf: (by) => moveId(id, item.id, by),
                      onMove: (by) => moveBy(item.id, by, index + by),
                    },
                  }
                : {})}
              onRemove={() => takeAway(item.id)}
              onRetry={(file) => {
                setRefused(undefined);
                void follow(retry(item.id, file));
                // The pressed button is removed while the image is sent.
                focusRemove(index);
              }}
            />
          </div>
        ))}
        {!isFull && (
          <div>
            <ChoosingTile className="tile">
              <Chooser
                id={`${id}-choose`}
                type="file"
                accept={kinds.join()}
                multiple={max > 1}
                {...(filesName !== undefined && !hydrated ? { name: filesName } : {})}
                onChange={take}
                aria-label={`${label}: ${t('upload.choose')}`}
                {...noted}
              />
              <Icon name="plus" />
              <p>{t('upload.choose')}</p>
            </ChoosingTile>
          </div>
        )}
      </Images>
      <FieldNotes id={id} hint={hint} error={said} />
    </FieldRoot>
  );
}
