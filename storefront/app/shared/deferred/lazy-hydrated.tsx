import { type ComponentType, Suspense, use, useState } from 'react';
import { firstInteraction } from './first-interaction.ts';

/** A part that the server renders, and whose code the browser loads after the first interaction. */
interface LazyHydrated<Props extends object> {
  /** Awaited by the loader, so that the server has the code when it renders. */
  readonly ready: () => Promise<void>;
  readonly Part: ComponentType<Props>;
}

const transparent = { style: { display: 'contents' } } as const;

/** Renders the server's markup of a part. React discards it when the page around it renders before the code of the part has loaded. */
function ServerMarkup({ name }: { readonly name: string }) {
  const [html] = useState(() => globalThis.document?.querySelector(`[data-lazy="${name}"]`)?.innerHTML ?? '');
  return <div data-lazy={name} {...transparent} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Creates a page part that is hydrated late: its server markup stays, links included, until its code has loaded after the first
 * interaction. A failed download leaves the markup.
 * @param name unique among these parts
 */
export function lazyHydrated<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): LazyHydrated<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const ready = async () => {
    Loaded ??= await load();
  };
  function Hydrated(props: Props) {
    if (!Loaded) {
      loading ??= Promise.resolve(firstInteraction)
        .then(ready)
        .catch(() => new Promise<never>(() => {}));
      use(loading);
    }
    return (
      <div data-lazy={name} {...transparent}>
        {Loaded && <Loaded {...props} />}
      </div>
    );
  }
  function Part(props: Props) {
    return (
      <Suspense fallback={<ServerMarkup name={name} />}>
        <Hydrated {...props} />
      </Suspense>
    );
  }
  return { ready, Part };
}
