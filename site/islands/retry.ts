/** Whether a release has replaced the one that this document belongs to. False when the server doesn't respond. */
async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-cache' });
    const shell = /data-shell="(\w+)"/.exec(await response.text())?.[1];
    return shell !== undefined && shell !== document.documentElement.dataset.shell;
  } catch {
    return false;
  }
}

/**
 * Retries something that couldn't be loaded. If a new release has removed it, retrying would never help, so the document is reloaded.
 * @param again tries it again
 * @param address what to load then, of the same site; the page in view unless given
 */
export async function retry(again: () => void, address?: string): Promise<void> {
  if (!(await isReplaced())) return again();
  if (address !== undefined) history.pushState(null, '', address);
  location.reload();
}
