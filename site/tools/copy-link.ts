/**
 * Puts a link on the clipboard.
 * @param place path, query string, or hash, relative to the page in view
 * @returns the whole address, and whether it was copied; a browser may refuse
 */
export async function copyLink(place: string): Promise<{ address: string; copied: boolean }> {
  const address = new URL(place, location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    return { address, copied: true };
  } catch (error) {
    console.warn('The link could not be copied.', error);
    return { address, copied: false };
  }
}
