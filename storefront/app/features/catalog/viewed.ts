/** A product viewed in this browser, with its name in the page's language. */
export interface ViewedProduct {
  readonly id: number;
  readonly name: string;
  readonly image: string;
}

const maxProducts = 9;

/** Returns the localStorage key of viewed products: one per language, because it stores names. */
export const viewedKey = (language: string) => `mall.viewed.${language}`;

function isViewed(entry: unknown): entry is ViewedProduct {
  if (typeof entry !== 'object' || entry === null || !('id' in entry && 'name' in entry && 'image' in entry)) return false;
  return Number.isInteger(entry.id) && typeof entry.name === 'string' && typeof entry.image === 'string';
}

/** Returns the products viewed in this browser, the last one first; none when its storage is disabled or invalid. */
export function readViewed(language: string): ViewedProduct[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(viewedKey(language)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isViewed) : [];
  } catch {
    return [];
  }
}

/** Stores a product as viewed, in this browser only. */
export function addViewed(language: string, { id, name, image }: ViewedProduct): void {
  const others = readViewed(language).filter((other) => other.id !== id);
  try {
    localStorage.setItem(viewedKey(language), JSON.stringify([{ id, name, image }, ...others].slice(0, maxProducts)));
  } catch {
    // The browser's storage is disabled.
  }
}

/** Deletes all viewed products. */
export function clearViewed(language: string): void {
  try {
    localStorage.removeItem(viewedKey(language));
  } catch {
    // The browser's storage is disabled: nothing was stored.
  }
}
