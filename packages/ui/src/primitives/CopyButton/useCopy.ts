import { useState } from 'react';
import { useAnnounce } from '../../feedback/Announcer/Announcer.tsx';
import { useUiText } from '../../i18n/useUiText.ts';

/** Result of copying: not copied yet, copied, refused by the browser. */
export type CopyState = 'idle' | 'done' | 'failed';

/** Copies a text to the clipboard and announces the result; `done` is the message for success. */
export function useCopy(done: string): { readonly state: CopyState; readonly copy: (text: string) => Promise<void> } {
  const t = useUiText();
  const announce = useAnnounce();
  const [state, setState] = useState<CopyState>('idle');
  const copy = async (text: string) => {
    const isCopied = await write(text);
    setState(isCopied ? 'done' : 'failed');
    announce(isCopied ? done : t('copy.failed'));
  };
  return { state, copy };
}

/** Returns whether the text was copied. Outside a secure context there is no clipboard; inside, a browser can still refuse access. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
