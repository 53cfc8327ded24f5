import { Image, RowList, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WritableLine } from '../writing.ts';

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${theme.mall.size.thumbSmall} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: theme.spacing(2),
  overflowWrap: 'anywhere',
  '& h2, & p': { margin: 0 },
  '& h2': theme.typography.subtitle2,
  '& p': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

interface WritableLinesProps {
  readonly lines: readonly WritableLine[];
  readonly label: string;
  /** The link to this page with the form for a line. */
  readonly hrefOf: (line: WritableLine) => string;
}

const texts = { review: 'writing.write', followUp: 'writing.add' } as const;

/** Renders lines of an order, each linked to the form that is still to be filled in. */
export function WritableLineRows({ lines, label, hrefOf }: WritableLinesProps) {
  const { t } = useTranslation('reviews');
  return (
    <RowList label={label}>
      {lines.map((line) => (
        <Row key={line.id}>
          <Image src={line.image} alt="" sizes="72px" ratio={4 / 5} />
          <div>
            <h2>{line.title}</h2>
            {line.spec !== '' && <p>{line.spec}</p>}
          </div>
          {line.next === 'nothing' ? (
            <p>{t('writing.finished')}</p>
          ) : (
            <Button
              component={Link}
              to={hrefOf(line)}
              variant="outlined"
              size="small"
              aria-label={t('writing.actionFor', { action: t(texts[line.next]), product: line.title })}
            >
              {t(texts[line.next])}
            </Button>
          )}
        </Row>
      ))}
    </RowList>
  );
}
