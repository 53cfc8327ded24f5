import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfileForm } from '../../forms/ProfileForm/ProfileForm.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { StoryAccount } from '../../testing/account.tsx';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { fieldOf } from '../../testing/fields.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';

function ProfilePage({ language }: { language: LanguageCode }) {
  const say = inLanguage(language);
  return (
    <StoryAccount language={language} current="profile" title={say('Profile', '个人资料', '프로필')}>
      <ProfileForm
        action="#profile"
        defaultValues={{ userName: say('Mei Lin', '林梅', '김서연'), sex: '2', birthday: '' }}
        pictureUrl={drawnPicture('dropper', 'clay', true)}
        latestBirthday="2026-11-21"
        phone="138****8000"
        phoneHref="#security"
        onUpload={async () => ({ url: drawnPicture('jar', 'sage') })}
      />
    </StoryAccount>
  );
}

/** The profile of the customer: picture, name, sex and birthday. */
const meta = {
  title: 'Pages/Profile',
  component: ProfilePage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en' },
  render: (_, { globals }) => <ProfilePage language={storyLanguage(globals)} />,
} satisfies Meta<typeof ProfilePage>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => expect(fieldOf(canvasElement, 'birthday')).toBeVisible(),
};
