/** A product that this browser has looked at, by the name it had in the page's language. */
export interface ViewedProduct {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
}

const maxProducts = 9;

/** Where a browser keeps what it has looked at: by language, for the sake of the names. */
export const viewedKey = (language: string) => `mall.viewed.${language}`;

function isViewed(entry: unknown): entry is ViewedProduct {
  if (typeof entry !== 'object' || entry === null || !('id' in entry && 'name' in entry && 'picture' in entry)) return false;
  return Number.isInteger(entry.id) && typeof entry.name === 'string' && typeof entry.picture === 'string';
}

/** The products this browser has looked at, the last one first; none where its storage is shut, or holds something else. */
export function readViewed(language: string): ViewedProduct[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(viewedKey(language)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isViewed) : [];
  } catch {
    return [];
  }
}

/** Remembers that a product was looked at. It stays in this browser. */
export function addViewed(language: string, { id, name, picture }: ViewedProduct): void {
  const others = readViewed(language).filter((other) => other.id !== id);
  try {
    localStorage.setItem(viewedKey(language), JSON.stringify([{ id, name, picture }, ...others].slice(0, maxProducts)));
  } catch {
    // A browser that keeps nothing is respected.
  }
}

/** Forgets all of them. */
export function clearViewed(language: string): void {
  try {
    localStorage.removeItem(viewedKey(language));
  } catch {
    // There was nothing to forget.
  }
}
