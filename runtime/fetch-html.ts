/**
 * Loads a part of the page that the build wrote.
 * @param whole how its text begins and ends
 * @throws Error when it can't be loaded, breaks off, or the server sent something else
 */
export async function fetchHtml(src: string, whole: RegExp): Promise<string> {
  const html = await (await fetch(src)).text();
  if (!whole.test(html)) throw new Error(src);
  return html;
}
