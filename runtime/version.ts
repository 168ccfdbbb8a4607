import { onEvent } from './on-event.ts';
import { writeText } from './store.ts';

/** Remembers the version of the documentation that a reader chose in the version menu. */
export function startVersion(): void {
  onEvent('click', '[data-version-link]', ({ dataset }) => {
    const { docsPlugin = 'default' } = document.documentElement.dataset;
    writeText(`docs-preferred-version-${docsPlugin}`, dataset.versionLink ?? '');
  });
}
