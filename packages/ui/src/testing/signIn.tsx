import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { LanguageCode } from '../i18n/languages.ts';
import { AppPopover } from '../navigation/AppPopover/AppPopover.tsx';
import { LoginHeader } from '../navigation/LoginHeader/LoginHeader.tsx';
import { SiteFooter } from '../navigation/SiteFooter/SiteFooter.tsx';
import { Container } from '../primitives/Container/Container.tsx';
import { Picture } from '../primitives/Picture/Picture.tsx';
import { DrawnCode } from './DrawnCode.tsx';
import { drawnCaptcha, drawnPicture } from './drawnPicture.ts';

const Spread = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  paddingBlock: theme.spacing(4, 8),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    alignItems: 'center',
    columnGap: theme.spacing(12),
    paddingBlock: theme.spacing(8, 12),
  },
  '& .plate': { display: 'none', [theme.breakpoints.up('md')]: { display: 'block' } },
  '& .head': { marginBlockEnd: theme.spacing(4) },
}));

/** The captcha of the stories' sign-in pages. */
export const storyCaptcha = { token: 't', pictureUrl: drawnCaptcha() };

interface StorySignInProps {
  readonly language: LanguageCode;
  readonly title: string;
  /** A line below the title. */
  readonly lead: string;
  /** What the head shows: 1 home, 2 app; left out, both. */
  readonly menu?: readonly number[];
  readonly children: ReactNode;
}

/** A page of the sign-in layout, for stories: its own head, a picture beside the form, the footer. */
export function StorySignIn({ language, title, lead, menu, children }: StorySignInProps) {
  const zh = language !== 'en';
  const name = zh ? '林间集' : 'Sylvane';
  return (
    <>
      <LoginHeader
        name={name}
        homeHref="#"
        {...(menu ? { menu } : {})}
        app={
          <AppPopover
            qr={<DrawnCode />}
            explanation={zh ? '扫一扫，把商城装进口袋。' : 'Scan to carry the mall in your pocket.'}
            href="#app"
          />
        }
      />
      <main id="main" tabIndex={-1}>
        <Spread>
          <div className="plate">
            <Picture src={drawnPicture('bottle', 'sage', true)} alt="" ratio={4 / 5} priority />
          </div>
          <div>
            <div className="head">
              <Typography variant="h1">{title}</Typography>
              <Typography variant="subtitle1" component="p" color="textSecondary">
                {lead}
              </Typography>
            </div>
            {children}
          </div>
        </Spread>
      </main>
      <SiteFooter name={name} hrefs={{ ourStory: '#a', terms: '#f', privacy: '#g', contact: '#h' }} copyright={`© 2026 ${name}`} />
    </>
  );
}
