import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { CSSObject, Theme } from '@mui/material/styles';
import { useFaultText } from '../../forms/shared/nativeForm.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { styled } from '../../styles/styled.ts';
import type { StyledPart } from '../../styles/styledPart.ts';
import type { UploadItem } from './useUploads.ts';

/** Returns the box of one image, existing or still to be chosen. */
const tile = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(1),
  width: '100%',
  overflow: 'hidden',
  padding: theme.spacing(1.5),
  textAlign: 'center',
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.control,
  '&.image': { padding: 0 },
  '& img': { width: '100%', height: '100%', objectFit: 'cover', gridArea: '1 / 1' },
  '& progress': { width: '100%', maxWidth: theme.mall.size.tile, accentColor: theme.vars.palette.roles.primary },
  '& p': { ...theme.typography.caption, margin: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
  '& .fault': { color: theme.vars.palette.roles.danger },
});

const Tile = styled('div')(tile);

/** Tile of an image still to be chosen; its whole area opens the file dialog. */
export const ChoosingTile: StyledPart<'label'> = styled('label')(tile);

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(1),
  '& .moves': { display: 'flex' },
  '& .MuiIconButton-root': { width: theme.mall.size.targetSmall, height: theme.mall.size.targetSmall },
}));

/** Handlers that move an image within the list. */
export interface Moving {
  readonly at: number;
  readonly count: number;
  /** Returns the id of the button that moves the image one position earlier or later. */
  readonly idOf: (by: -1 | 1) => string;
  readonly onMove: (by: -1 | 1) => void;
}

interface UploadTileProps {
  item: UploadItem;
  /** Label of the field, to distinguish its buttons from those of other fields. */
  label: string;
  /** Id of the button that removes the image. */
  removeId: string;
  /** Omitted where images cannot be moved. */
  moving?: Moving;
  onRemove: () => void;
  onRetry: (file: File) => void;
}

/** Shows one image of an upload field: uploading, uploaded, or failed. */
export function UploadTile({ item, label, removeId, moving, onRemove, onRetry }: UploadTileProps) {
  const t = useUiText('ui-deferred');
  const fault = useFaultText();
  const named = (text: string) => `${text} (${label})`;
  return (
    <>
      {item.state === 'sent' ? (
        <Tile className="tile image">
          <img src={item.url} alt={t('upload.sent', { label })} />
        </Tile>
      ) : (
        <Tile className="tile">
          {item.state === 'sending' ? (
            <>
              <p>{t('upload.sending', { name: item.name })}</p>
              <progress aria-label={label} max={1} value={item.share} />
            </>
          ) : (
            <p className="fault">{fault(item.fault) ?? t('upload.failed', { name: item.name })}</p>
          )}
        </Tile>
      )}
      <Foot>
        {item.state === 'failed' && (
          <Button type="button" size="small" variant="outlined" aria-label={named(t('upload.retry'))} onClick={() => onRetry(item.file)}>
            {t('upload.retry')}
          </Button>
        )}
        <Button
          type="button"
          id={removeId}
          size="small"
          aria-label={named(t(item.state === 'sending' ? 'upload.cancel' : 'upload.remove'))}
          onClick={onRemove}
        >
          {t(item.state === 'sending' ? 'upload.cancel' : 'upload.remove')}
        </Button>
        {moving && <MoveButtons {...moving} />}
      </Foot>
    </>
  );
}

function MoveButtons({ at, count, idOf, onMove }: Moving) {
  const t = useUiText('ui-deferred');
  return (
    <span className="moves">
      <IconButton
        type="button"
        id={idOf(-1)}
        disabled={at === 0}
        aria-label={t('upload.earlier', { at: at + 1 })}
        onClick={() => onMove(-1)}
      >
        <Icon name="left" />
      </IconButton>
      <IconButton
        type="button"
        id={idOf(1)}
        disabled={at === count - 1}
        aria-label={t('upload.later', { at: at + 1 })}
        onClick={() => onMove(1)}
      >
        <Icon name="right" />
      </IconButton>
    </span>
  );
}
