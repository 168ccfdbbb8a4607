import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { EnglishTexts } from '#model/strings.ts';
import { TranslationsContext } from '../use-texts.ts';
import { CrashBoundary, type CrashTexts } from './CrashBoundary.tsx';
import { keepEarlyInput } from './early-input.ts';

/** The function that the runtime calls on an island's module. */
export type Mount = (element: HTMLElement, props: object) => void;

const texts = (element: HTMLElement): CrashTexts => ({
  crashed: element.dataset.crashed ?? '',
  tryAgain: element.dataset.tryAgain ?? '',
});

/** The build writes the translated texts next to the props. */
const translations = (element: HTMLElement) => JSON.parse(element.dataset.texts ?? '{}') as EnglishTexts;

/** Calls a function once all listeners are attached and the state from the address and storage is shown. */
function WhenReady({ call, children }: { call: () => Promise<void>; children: ReactNode }) {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => setArrived(true), []);
  useEffect(() => {
    if (hasArrived) call().catch((error: unknown) => console.warn(error));
  }, [hasArrived, call]);
  return children;
}

/**
 * Makes the `mount` export of an island module: hydrates the markup made at build time, or renders into an element without any, and unmounts when navigation replaces it.
 * @param Island component of the registry under the same name
 */
export function createMount<P extends object>(Island: ComponentType<P>): Mount {
  return (element, props) => {
    const enterAgain = keepEarlyInput(element);
    const app = (
      <CrashBoundary texts={texts(element)}>
        <WhenReady call={enterAgain}>
          <TranslationsContext value={translations(element)}>
            <Island {...(props as P)} />
          </TranslationsContext>
        </WhenReady>
      </CrashBoundary>
    );
    const options = { identifierPrefix: element.dataset.name ?? '' };
    // The runtime adds some islands to the page, which then have no markup yet.
    const root = element.hasChildNodes() ? hydrateRoot(element, app, options) : createRoot(element, options);
    if (!element.hasChildNodes()) root.render(app);
    element.addEventListener('dh:unmount', () => root.unmount(), { once: true });
  };
}
