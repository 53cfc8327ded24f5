import { type ComponentType, use } from 'react';
import { signOfLife } from './sign-of-life.ts';

/** A part that the server renders at once, and whose code the browser fetches when somebody begins to act. */
interface LatePart<Props extends object> {
  /** To be awaited by the loader: the server has the code at hand when it renders. */
  readonly ready: () => Promise<void>;
  /** To be put into a Suspense boundary. */
  readonly Part: ComponentType<Props>;
}

/**
 * A part of a page that is read rather than used: what the server wrote of it stands, links and all, and its code is no part of what the
 * page loads. Code that does not come leaves it at that.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let Known: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const ready = async () => {
    Known ??= await load();
  };
  function Part(props: Props) {
    if (!Known) {
      coming ??= Promise.resolve(signOfLife)
        .then(ready)
        .catch(() => new Promise<never>(() => {}));
      use(coming);
    }
    return Known && <Known {...props} />;
  }
  return { ready, Part };
}
