import type { ReactNode } from 'react';
import type { LanguageCode } from '../i18n/languages.ts';
import { AppPopover } from '../navigation/AppPopover/AppPopover.tsx';
import { LoginHeader } from '../navigation/LoginHeader/LoginHeader.tsx';
import { SiteFooter } from '../navigation/SiteFooter/SiteFooter.tsx';
import { EntrySpread } from '../primitives/EntrySpread/EntrySpread.tsx';
import { DrawnCode } from './DrawnCode.tsx';
import { drawnCaptcha, drawnPicture } from './drawnPicture.ts';
import { inLanguage } from './globals.ts';

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
  const say = inLanguage(language);
  const name = say('Sylvane', '林间集', '실반');
  return (
    <>
      <LoginHeader
        name={name}
        homeHref="#"
        {...(menu ? { menu } : {})}
        app={
          <AppPopover
            qr={<DrawnCode />}
            explanation={say(
              'Scan to carry the mall in your pocket.',
              '扫一扫，把商城装进口袋。',
              '코드를 스캔해 쇼핑몰을 주머니에 담아 가세요.',
            )}
            href="#app"
          />
        }
      />
      <main id="main" tabIndex={-1}>
        <EntrySpread title={title} lead={lead} picture={drawnPicture('bottle', 'sage', true)}>
          {children}
        </EntrySpread>
      </main>
      <SiteFooter name={name} hrefs={{ ourStory: '#a', terms: '#f', privacy: '#g', contact: '#h' }} copyright={`© 2026 ${name}`} />
    </>
  );
}
