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

/** Sheets that were loaded for results, by address. A module that the page's own loader was imported into would be a file that every page loads. */
const sheets = new Map<string, Promise<CSSStyleSheet>>();

async function loadSheet(address: string): Promise<CSSStyleSheet> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  const sheet = await new CSSStyleSheet().replace(await response.text());
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** Shows what an operation or a request returns, below its block of code; pressed again, the button closes it. */
export async function runSample(button: HTMLElement): Promise<void> {
  const figure = button.closest<HTMLElement>('[data-code]') as HTMLElement;
  const kind = figure.dataset.runnable === 'rest' ? 'rest' : 'graphql';
  // Without a template, the button itself says what runs an operation, because every page has it.
  const setup = document.querySelector<HTMLElement>(`[data-run-setup=${kind}]`) ?? button;
  const { run = '', runStyles = '', runProps = '{}', texts = '{}' } = setup.dataset;
  const shown = figure.nextElementSibling;
  if (shown?.matches('dh-island[data-name$=-run]')) {
    shown.dispatchEvent(new Event('dh:unmount'));
    shown.remove();
    return;
  }
  const sheet = sheets.get(runStyles) ?? loadSheet(runStyles);
  sheets.set(runStyles, sheet);
  sheet.catch(() => sheets.delete(runStyles));
  await sheet;
  const island = document.createElement('dh-island');
  const own = kind === 'rest' ? { command: codeOf(figure) } : { draft: draftOf(figure) };
  Object.assign(island.dataset, {
    name: `${kind}-run`,
    src: run,
    when: 'interaction',
    props: JSON.stringify({ ...JSON.parse(runProps), ...own }),
    texts,
  });
  figure.after(island);
  // The reader's press was the interaction that the runtime waits for.
  island.click();
}

function codeOf(figure: Element): string {
  return figure.querySelector('code')?.textContent ?? '';
}

/** An operation with its variables. */
function draftOf(figure: Element): { document: string; variables: string } {
  const operation = codeOf(figure);
  const around = figure.parentElement?.closest('[data-tabs]') ?? figure.parentElement;
  const after = [...(around?.querySelectorAll('.language-json') ?? [])].filter(
    (code) => figure.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return {
    document: operation,
    variables: variablesOf(
      operation,
      after.map(({ textContent }) => textContent),
    ),
  };
}
