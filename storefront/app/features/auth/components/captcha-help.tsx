import { styled, UiLink } from '@mall/ui';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#app/shared/use-hydrated.ts';
import type { CaptchaState } from '../use-captcha.ts';

const Root = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2.5),
  minHeight: theme.mall.size.targetSmall,
  '&:focus': { outline: 'none' },
  '& a, & button': { ...theme.typography.caption, display: 'inline-flex', alignItems: 'center', minHeight: theme.mall.size.targetSmall },
  '& button': { color: 'inherit', fontWeight: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  // Its space is reserved before hydration, which it requires, so that it causes no layout shift.
  '& [hidden]': { display: 'inline-flex', visibility: 'hidden' },
}));

interface CaptchaHelpProps {
  readonly captcha: CaptchaState;
  /** This page's own address: without JavaScript a new image comes with a new page. */
  readonly pageHref: string;
}

/** Renders the alternatives to an unreadable captcha: another image, or a puzzle that the visitor's device solves. */
export function CaptchaHelp({ captcha, pageHref }: CaptchaHelpProps) {
  const { t } = useTranslation('auth');
  const canSolve = useHydrated() && globalThis.crypto?.subtle !== undefined;
  const { puzzle, isExpired } = captcha;
  const solve = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears; the focus stays at its position.
    currentTarget.parentElement?.focus();
    captcha.solve();
  };
  return (
    <Root tabIndex={-1}>
      {isExpired && <span>{t('captcha.expired')}</span>}
      <UiLink
        href={pageHref}
        onClick={(event) => {
          event.preventDefault();
          captcha.refresh();
        }}
      >
        {t('captcha.another')}
      </UiLink>
      {puzzle === 'unasked' && !isExpired && (
        <Button type="button" variant="text" size="small" hidden={!canSolve} onClick={solve}>
          {t('captcha.cannotRead')}
        </Button>
      )}
      {puzzle !== 'unasked' && <span>{t(`captcha.${puzzle}`)}</span>}
    </Root>
  );
}
