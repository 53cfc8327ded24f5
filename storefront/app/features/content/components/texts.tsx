import { Eyebrow, styled, UiLink } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Agreement } from '../api/load-agreement.server.ts';
import type { Help } from '../api/load-help.server.ts';
import type { BrandPage, HelpPage, LegalPage } from '../pages.ts';

const Text = styled('div')(({ theme }) => ({
  maxWidth: theme.mall.size.measure,
  marginBlockStart: theme.spacing(4),
  [theme.breakpoints.up('md')]: { marginBlockStart: theme.spacing(6) },
  '& p': { ...theme.typography.body1, margin: 0 },
  '& p + p': { marginBlockStart: theme.spacing(2.5) },
  '& > .lead': { ...theme.typography.h3 },
  '& > .lead + p': { marginBlockStart: theme.spacing(4) },
  '& > .mail': { ...theme.typography.h4, marginBlockStart: theme.spacing(4) },
  '& h2, & h3': { ...theme.typography.h4, margin: 0, marginBlockStart: theme.spacing(5), marginBlockEnd: theme.spacing(1) },
}));

/** Renders a page of the shop's own copy: one lead sentence, then paragraphs. */
export function OwnText({ page }: { page: Exclude<BrandPage, LegalPage> }) {
  const { t } = useTranslation('content');
  const paragraphs = t(`pages.${page}.paragraphs`, { returnObjects: true });
  const address = page === 'contact' ? t('pages.contact.email') : undefined;
  return (
    <>
      <Eyebrow>{t(`pages.${page}.eyebrow`)}</Eyebrow>
      <Typography variant="h1">{t(`pages.${page}.title`)}</Typography>
      <Text>
        <p className="lead">{t(`pages.${page}.lead`)}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {address && (
          <p className="mail">
            <UiLink href={`mailto:${address}`}>{address}</UiLink>
          </p>
        )}
      </Text>
    </>
  );
}

/** Renders a legal text of the mall. */
export function LegalText({ agreement, page }: { agreement: Agreement; page: LegalPage }) {
  const { t } = useTranslation('content');
  return (
    <>
      <Eyebrow>{t(`pages.${page}.eyebrow`)}</Eyebrow>
      <Typography variant="h1">{agreement.title}</Typography>
      {/* The gateway builds this HTML from escaped text: it contains neither scripts nor handlers. */}
      <Text dangerouslySetInnerHTML={{ __html: agreement.html }} />
    </>
  );
}

/** Renders a help page of the mall. */
export function HelpText({ help, page }: { help: Help; page: HelpPage }) {
  const { t } = useTranslation('content');
  return (
    <>
      <Eyebrow>{t('help.name')}</Eyebrow>
      <Typography variant="h1">{help.title || t(`help.pages.${page}`)}</Typography>
      {/* The gateway builds this HTML from escaped text: it contains neither scripts nor handlers. */}
      <Text dangerouslySetInnerHTML={{ __html: help.html }} />
    </>
  );
}
