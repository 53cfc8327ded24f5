import { languages } from '@mall/locales';
import { useTranslation } from 'react-i18next';
import { Form, useLocation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useShop } from '#app/shared/shop.ts';
import { Choice, ChoiceList } from './choice.tsx';

/** Renders the languages as buttons of a plain form: the page reloads in the chosen one, with or without JavaScript. */
export function LanguageForm() {
  const { t } = useTranslation('shell');
  const { language } = useShop();
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={paths.language} reloadDocument>
      <input type="hidden" name="back" value={pathname + search} />
      <ChoiceList label={t('preferences.language')}>
        {languages.map(({ code, tag, name }) => (
          <Choice key={code} type="submit" name="language" value={code} lang={tag} aria-pressed={code === language}>
            {name}
          </Choice>
        ))}
      </ChoiceList>
    </Form>
  );
}
