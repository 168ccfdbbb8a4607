import { copyableText } from './code.ts';
import { activateIsland } from './islands.ts';
import { applyStyleSheets, loadStyleSheets } from './style-sheets.ts';

/**
 * The variables of an operation: the first JSON after it, in the same set of tabs, whose keys are all variables that the operation declares.
 * Reference pages have them in a tab beside the operation, and tutorials below it.
 * @returns JSON; empty if there are none
 */
export function variablesOf(operation: string, samples: readonly string[]): string {
  const declared = new Set([...operation.matchAll(/\$(\w+)\s*:/g)].map(([, name]) => name));
  return samples.find((text) => keysOf(text).every((key) => declared.has(key)) && keysOf(text).length > 0) ?? '';
}

function keysOf(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
  } catch {
    return [];
  }
}

/** Shows what an operation returns, below its block of code; pressed again, the button closes it. */
export async function runSample({ dataset }: HTMLElement, figure: Element): Promise<void> {
  const { run = '', runStyles = '', runProps = '{}' } = dataset;
  const shown = figure.nextElementSibling;
  if (shown?.matches('dh-island[data-name=graphql-run]')) {
    shown.dispatchEvent(new Event('dh:unmount'));
    shown.remove();
    return;
  }
  const sheets = runStyles.split(' ');
  await loadStyleSheets(sheets);
  await applyStyleSheets(sheets);
  const operation = copyableText(figure.querySelector('code') as Element);
  const around = figure.parentElement?.closest('[data-tabs]') ?? figure.parentElement;
  const after = [...(around?.querySelectorAll('.language-json') ?? [])].filter(
    (code) => figure.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const island = document.createElement('dh-island');
  const draft = { document: operation, variables: variablesOf(operation, after.map(copyableText)) };
  Object.assign(island.dataset, {
    name: 'graphql-run',
    src: run,
    when: 'manual',
    props: JSON.stringify({ ...JSON.parse(runProps), draft }),
  });
  figure.after(island);
  await activateIsland(island);
}
