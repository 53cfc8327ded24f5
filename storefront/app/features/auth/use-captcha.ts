import { useAnnounce } from '@mall/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import type { Captcha } from './entry.ts';

/** The server's lifetime of a captcha, less some seconds for transport: of an unanswered one, and of one that a code was sent for. */
const lifeMs = { waiting: 115_000, answered: 890_000 } as const;

/** The state of a captcha's puzzle. */
export type PuzzleState = 'unasked' | 'working' | 'solved' | 'failed';

/** The state of a captcha in the browser: it expires, it can be renewed, its puzzle can be solved. */
export interface CaptchaState {
  readonly isExpired: boolean;
  readonly puzzle: PuzzleState;
  /** The puzzle's solution, when solved. */
  readonly proof: string | undefined;
  refresh(): void;
  solve(): void;
}

/** The state of one captcha, by its token. */
interface Known {
  readonly token: string;
  readonly isExpired: boolean;
  readonly puzzle: PuzzleState;
  readonly proof: string | undefined;
}

/** Manages expiry, renewal and the puzzle of a captcha with JavaScript. */
export function useCaptcha({ token, puzzle }: Captcha, isAnswered: boolean): CaptchaState {
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('auth');
  const announce = useAnnounce();
  const fresh: Known = { token, isExpired: false, puzzle: 'unasked', proof: undefined };
  const [kept, setKept] = useState(fresh);
  const known = kept.token === token ? kept : fresh;
  const search = useRef<AbortController | undefined>(undefined);
  const note = useCallback(
    (news: Partial<Known>) =>
      setKept((before) => ({
        ...(before.token === token ? before : { isExpired: false, puzzle: 'unasked', proof: undefined }),
        ...news,
        token,
      })),
    [token],
  );

  useEffect(() => {
    const timer = setTimeout(() => note({ isExpired: true }), isAnswered ? lifeMs.answered : lifeMs.waiting);
    return () => {
      clearTimeout(timer);
      search.current?.abort();
    };
  }, [note, isAnswered]);

  return {
    isExpired: known.isExpired,
    puzzle: known.puzzle,
    proof: known.proof,
    refresh() {
      void revalidate().then(() => announce(t('captcha.newOne')));
    },
    solve() {
      const controller = new AbortController();
      search.current = controller;
      note({ puzzle: 'working' });
      announce(t('captcha.working'));
      const done = (proof: string | undefined) => {
        if (controller.signal.aborted) return;
        note({ puzzle: proof === undefined ? 'failed' : 'solved', proof });
        announce(t(proof === undefined ? 'captcha.failed' : 'captcha.solved'));
      };
      // Rarely needed: its code is loaded on request.
      import('./solve-puzzle.ts').then(({ solvePuzzle }) => solvePuzzle(puzzle, controller.signal)).then(done, () => done(undefined));
    },
  };
}
