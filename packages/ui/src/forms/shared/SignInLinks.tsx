import { useUiText } from '../../i18n/useUiText.ts';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { styled } from '../../styles/styled.ts';
import type { StyledPart } from '../../styles/styledPart.ts';

/** Secondary text below a form. */
export const Aside: StyledPart<'p'> = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.roles.inkSoft,
}));

/** Renders the links of a sign-in form, each when its URL is given. */
export function SignInLinks({ forgotHref, registerHref }: { forgotHref?: string | undefined; registerHref?: string | undefined }) {
  const t = useUiText('ui-deferred');
  return (
    <>
      {forgotHref && (
        <Aside>
          <UiLink href={forgotHref}>{t('login.forgot')}</UiLink>
        </Aside>
      )}
      {registerHref && (
        <Aside>
          {t('login.noAccount')} <UiLink href={registerHref}>{t('login.register')}</UiLink>
        </Aside>
      )}
    </>
  );
}
