import { Icon, UiLink } from '@mall/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { labels } from '../labels.ts';
import { changed, type ListQuery, toggled } from '../list-query.ts';
import { ChoiceLinks, FilterGroup } from './filter-parts.tsx';

interface LabelFilterProps {
  readonly query: ListQuery;
  readonly hrefTo: (query: ListQuery) => string;
}

/** New, hot, recommended: each link adds one, or takes it away. */
export function LabelFilter({ query, hrefTo }: LabelFilterProps) {
  const { t } = useTranslation('catalog');
  const id = useId();
  return (
    <FilterGroup aria-labelledby={id}>
      <div className="head">
        <h3 id={id}>{t('list.group.label')}</h3>
      </div>
      <ChoiceLinks>
        {labels.map((label) => {
          const isChosen = query.labels.includes(label);
          const name = t(`list.label.${label}`);
          return (
            <li key={label}>
              <UiLink
                look="quiet"
                href={hrefTo(changed(query, { labels: toggled(query.labels, label) }))}
                {...(isChosen ? { 'aria-current': 'true', title: t('list.remove', { name }) } : {})}
              >
                {name}
                {isChosen && <Icon name="check" />}
              </UiLink>
            </li>
          );
        })}
      </ChoiceLinks>
    </FilterGroup>
  );
}
