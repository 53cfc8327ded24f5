import { type ComponentType, Suspense, use, useState } from 'react';
import { signOfLife } from './sign-of-life.ts';

/** A part that the server renders at once, and whose code the browser fetches when somebody begins to act. */
interface LatePart<Props extends object> {
  /** To be awaited by the loader: the server has the code at hand when it renders. */
  readonly ready: () => Promise<void>;
  readonly Part: ComponentType<Props>;
}

const whole = { style: { display: 'contents' } } as const;

/** What the server wrote of a part: React lets go of it when the page around it changes before the part's code is there. */
function AsWritten({ name }: { readonly name: string }) {
  const [html] = useState(() => globalThis.document?.querySelector(`[data-late="${name}"]`)?.innerHTML ?? '');
  return <div data-late={name} {...whole} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * A part of a page that is read rather than used: what the server wrote of it stands, links and all, and its code is no part of what the
 * page loads. Code that does not come leaves it at that. Its name is its own among the parts of the shop.
 */
export function latePart<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let Known: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const ready = async () => {
    Known ??= await load();
  };
  function Alive(props: Props) {
    if (!Known) {
      coming ??= Promise.resolve(signOfLife)
        .then(ready)
        .catch(() => new Promise<never>(() => {}));
      use(coming);
    }
    return (
      <div data-late={name} {...whole}>
        {Known && <Known {...props} />}
      </div>
    );
  }
  function Part(props: Props) {
    return (
      <Suspense fallback={<AsWritten name={name} />}>
        <Alive {...props} />
      </Suspense>
    );
  }
  return { ready, Part };
}
