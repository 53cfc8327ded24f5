import { Choice, Icon, UiLink } from '@mall/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import type { Path } from '#app/paths.ts';
import type { FacetValue } from '../list.ts';
import { changed, type Facet, type ListQuery, listFields } from '../list-query.ts';
import { ChoiceLinks, FilterGroup } from './filter-parts.tsx';
import { KeptFields } from './kept-fields.tsx';

/** How many are shown before "more". */
const firstShown = 8;

const Ticks = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  rowGap: theme.spacing(1),
  '& button': { marginBlockStart: theme.spacing(1) },
}));

const More = styled('details')(({ theme }) => ({
  width: '100%',
  '& summary': {
    ...theme.typography.caption,
    color: theme.vars.palette.roles.inkSoft,
    cursor: 'pointer',
    minHeight: theme.spacing(4),
    alignContent: 'center',
  },
  '&[open] summary': { display: 'none' },
}));

interface FacetFilterProps {
  readonly facet: Facet;
  readonly values: readonly FacetValue[];
  readonly query: ListQuery;
  readonly action: Path;
  readonly hrefTo: (query: ListQuery) => string;
}

function ValueLinks({ facet, values, query, hrefTo }: FacetFilterProps) {
  const { t } = useTranslation('catalog');
  const chosen = query[facet];
  return (
    <ChoiceLinks>
      {values.map(({ id, name }) => {
        const isChosen = chosen.includes(id);
        return (
          <li key={id}>
            <UiLink
              look="quiet"
              href={hrefTo(changed(query, { [facet]: isChosen ? [] : [id] }))}
              {...(isChosen ? { 'aria-current': 'true', title: t('list.remove', { name }) } : {})}
            >
              {name}
              {isChosen && <Icon name="check" />}
            </UiLink>
          </li>
        );
      })}
    </ChoiceLinks>
  );
}

/** One of them, by following its name. */
function OneOf(props: FacetFilterProps) {
  const { t } = useTranslation('catalog');
  const { values, facet, query } = props;
  const first = values.slice(0, firstShown);
  const rest = values.slice(firstShown);
  return (
    <>
      <ValueLinks {...props} values={first} />
      {rest.length > 0 && (
        <More open={rest.some(({ id }) => query[facet].includes(id))}>
          <summary>{t('list.more', { count: rest.length })}</summary>
          <ValueLinks {...props} values={rest} />
        </More>
      )}
    </>
  );
}

/** Several of them, by ticking: a form of its own, sent by its button. */
function SeveralOf({ facet, values, query, action }: FacetFilterProps) {
  const { t } = useTranslation('catalog');
  const kept = listFields(changed(query, { [facet]: [] }));
  return (
    // A new form for each state of the address: its ticks are those of the address.
    <Form key={query[facet].join()} method="get" action={action}>
      <KeptFields fields={kept} />
      <Ticks>
        {values.map(({ id, name }) => (
          <Choice key={id} name={facet} value={id} label={name} defaultChecked={query[facet].includes(id)} />
        ))}
        <Button type="submit" variant="outlined" size="small">
          {t('list.show')}
        </Button>
      </Ticks>
    </Form>
  );
}

/** Classes or brands: one by a link, or several by ticking. */
export function FacetFilter(props: FacetFilterProps) {
  const { facet, values, query, hrefTo } = props;
  const { t } = useTranslation('catalog');
  const id = useId();
  if (values.length === 0) return null;
  const several = query.several === facet || query[facet].length > 1;
  const other = several ? changed(query, { [facet]: query[facet].slice(0, 1) }) : changed(query, { several: facet });
  return (
    <FilterGroup aria-labelledby={id}>
      <div className="head">
        <h3 id={id}>{t(`list.group.${facet}`)}</h3>
        {values.length > 1 && (
          <UiLink href={hrefTo(other)} aria-describedby={id}>
            {t(several ? 'list.single' : 'list.several')}
          </UiLink>
        )}
      </div>
      {several ? <SeveralOf {...props} /> : <OneOf {...props} />}
    </FilterGroup>
  );
}
