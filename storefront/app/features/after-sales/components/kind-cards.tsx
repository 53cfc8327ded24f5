import { type AfterSalesKind, Icon, styled, UiLink } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
  '& a, & button': {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: theme.spacing(3),
    width: '100%',
    padding: theme.spacing(2.5),
    textAlign: 'start',
    cursor: 'pointer',
    color: theme.vars.palette.roles.ink,
    backgroundColor: theme.vars.palette.roles.sheet,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
    borderRadius: theme.mall.radius.card,
    [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
  },
  '& :is(a, button):hover': { borderColor: theme.vars.palette.roles.ink },
  '& .words': { display: 'grid', gap: theme.spacing(0.5) },
  '& .name': theme.typography.h5,
  '& .text': { color: theme.vars.palette.roles.inkSoft },
  '& svg': { color: theme.vars.palette.roles.primary },
}));

interface KindCardsProps {
  readonly kinds: readonly AfterSalesKind[];
  readonly labelledBy: string;
  /** The link of a kind; when omitted, each card is a button that submits its kind as `kind`. */
  readonly hrefOf?: (kind: AfterSalesKind) => string;
}

/** Renders the possible kinds of request, each with a description. */
export function KindCards({ kinds, labelledBy, hrefOf }: KindCardsProps) {
  return (
    <List aria-labelledby={labelledBy}>
      {kinds.map((kind) => (
        <li key={kind}>
          {hrefOf ? (
            <UiLink look="quiet" href={hrefOf(kind)}>
              <KindWords kind={kind} />
            </UiLink>
          ) : (
            <button type="submit" name="kind" value={kind}>
              <KindWords kind={kind} />
            </button>
          )}
        </li>
      ))}
    </List>
  );
}

function KindWords({ kind }: { kind: AfterSalesKind }): ReactNode {
  const { t } = useTranslation('after-sales');
  return (
    <>
      <span className="words">
        <span className="name">{t(`kind.${kind}`)}</span>
        <span className="text">{t(`kindText.${kind}`)}</span>
      </span>
      <Icon name="right" />
    </>
  );
}
