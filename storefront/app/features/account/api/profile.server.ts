import type { AccountUpdateProfileInput } from '@mall/sdk/operations/account';
import { checkForm, type ProfileValues, profileRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import type { Profile, ProfileRefusal } from '../profile.ts';

/** In the order of their numbers on the wire. */
const sexes = ['unspecified', 'male', 'female'] as const;
const dayMs = 24 * 60 * 60 * 1000;

/** Loads the customer's profile. */
export async function loadProfile({ mall }: Gateway): Promise<Profile> {
  const { headimgurl, user_name, sex, birthday, is_default_birthday, mobile } = await mall.account.profile();
  return {
    values: { displayName: user_name, sex: sexes[sex] ?? 'unspecified', birthday },
    imageUrl: headimgurl,
    birthdayLocked: is_default_birthday === 2,
    phone: mobile,
  };
}

/** Returns the latest valid birthday, `2026-11-21`: yesterday in the mall's time zone. */
export function latestBirthday(timeZone: string, now = Date.now()): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    now - dayMs,
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((known) => known.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Saves the profile; returns undefined on success. Throws errors that concern the whole page. */
export async function saveProfile({ mall }: Gateway, timeZone: string, form: FormData): Promise<ProfileRefusal | undefined> {
  const checked = checkForm(profileRules(latestBirthday(timeZone)), form);
  if (!checked.ok) return { at: Date.now(), errors: checked.errors, message: '' };
  try {
    await mall.account.updateProfile(toWire(checked.values));
    return undefined;
  } catch (error) {
    return { at: Date.now(), errors: {}, message: refusalOf(error).message };
  }
}

const sexNumbers = { unspecified: 0, male: 1, female: 2 } as const;

function toWire({ image, displayName, sex = 'unspecified', birthday }: ProfileValues): AccountUpdateProfileInput {
  return { userName: displayName, sex: sexNumbers[sex], ...(image && { headimgurl: image }), ...(birthday && { birthday }) };
}
