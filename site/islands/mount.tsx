import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { CrashBoundary, type CrashTexts } from './CrashBoundary.tsx';

/** The function that the runtime calls on an island's module. */
export type Mount = (element: HTMLElement, props: object) => void;

const texts = (element: HTMLElement): CrashTexts => ({
  crashed: element.dataset.crashed ?? 'This page crashed.',
  tryAgain: element.dataset.tryAgain ?? 'Try again',
});

/**
 * Makes the `mount` export of an island module: hydrates the markup made at build time, and unmounts when navigation replaces it.
 * @param Island component of the registry under the same name
 */
export function createMount<P extends object>(Island: ComponentType<P>): Mount {
  return (element, props) => {
    const root = hydrateRoot(
      element,
      <CrashBoundary texts={texts(element)}>
        <Island {...(props as P)} />
      </CrashBoundary>,
    );
    element.addEventListener('dh:unmount', () => root.unmount(), { once: true });
  };
}
