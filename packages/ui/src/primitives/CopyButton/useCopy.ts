import { useState } from 'react';
import { useAnnounce } from '../../feedback/Announcer/Announcer.tsx';
import { useUiText } from '../../i18n/useUiText.ts';

/** What came of copying: nothing yet, it is on the clipboard, the browser does not allow it. */
export type CopyState = 'idle' | 'done' | 'failed';

/** Puts a text on the clipboard and says aloud what came of it; `done` is what is said when it is there. */
export function useCopy(done: string): { readonly state: CopyState; readonly copy: (text: string) => Promise<void> } {
  const say = useUiText();
  const announce = useAnnounce();
  const [state, setState] = useState<CopyState>('idle');
  const copy = async (text: string) => {
    const isCopied = await write(text);
    setState(isCopied ? 'done' : 'failed');
    announce(isCopied ? done : say('copy.failed'));
  };
  return { state, copy };
}

/** Outside a secure context there is no clipboard at all; inside, a browser may still refuse it. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
