import { onEvent } from './on-event.ts';
import { writeText } from './store.ts';

/** Remembers the version of the documentation that a reader chose in the version menu. */
export function startVersion(): void {
  const { docsPlugin = 'default' } = document.documentElement.dataset;
  onEvent('click', '[data-version-link]', ({ dataset }) => {
    writeText(`docs-preferred-version-${docsPlugin}`, dataset.versionLink ?? '');
  });
}
