import Button from '@mui/material/Button';
import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import { useFaultText } from '../../forms/shared/nativeForm.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import type { StyledPart } from '../../theme/styledPart.ts';
import type { UploadItem } from './useUploads.ts';

/** The box of one picture, there or still to come. */
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
  '&.picture': { padding: 0 },
  '& img': { width: '100%', height: '100%', objectFit: 'cover', gridArea: '1 / 1' },
  '& progress': { width: '100%', maxWidth: theme.mall.size.tile, accentColor: theme.vars.palette.roles.green },
  '& p': { ...theme.typography.caption, margin: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
  '& .fault': { color: theme.vars.palette.roles.danger },
});

const Tile = styled('div')(tile);

/** The box of a picture still to come: all of it chooses one. */
export const ChoosingTile: StyledPart<'label'> = styled('label')(tile);

const Foot = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

interface UploadTileProps {
  item: UploadItem;
  /** Of the field, to tell its buttons from another's. */
  label: string;
  onRemove: () => void;
  onRetry: (file: File) => void;
}

/** One picture of an upload field: on its way, there, or not sent. */
export function UploadTile({ item, label, onRemove, onRetry }: UploadTileProps) {
  const say = useUiText();
  const fault = useFaultText();
  const named = (text: string) => `${text} (${label})`;
  return (
    <>
      {item.state === 'sent' ? (
        <Tile className="tile picture">
          <img src={item.url} alt={say('upload.sent', { label })} />
        </Tile>
      ) : (
        <Tile className="tile">
          {item.state === 'sending' ? (
            <>
              <p>{say('upload.sending', { name: item.name })}</p>
              <progress aria-label={label} max={1} value={item.share} />
            </>
          ) : (
            <p className="fault">{fault(item.fault) ?? say('upload.failed', { name: item.name })}</p>
          )}
        </Tile>
      )}
      <Foot>
        {item.state === 'failed' && (
          <Button type="button" size="small" variant="outlined" aria-label={named(say('upload.retry'))} onClick={() => onRetry(item.file)}>
            {say('upload.retry')}
          </Button>
        )}
        <Button
          type="button"
          size="small"
          aria-label={named(say(item.state === 'sending' ? 'upload.cancel' : 'upload.remove'))}
          onClick={onRemove}
        >
          {say(item.state === 'sending' ? 'upload.cancel' : 'upload.remove')}
        </Button>
      </Foot>
    </>
  );
}
