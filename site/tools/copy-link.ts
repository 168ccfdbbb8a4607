/**
 * Copies a link to the clipboard.
 * @param place path, query string, or hash, relative to the current page
 * @returns the full address, and whether it was copied, because a browser might reject it
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
