import { word } from './announcer.ts';
import { announceCopy, copyText } from './copy-text.ts';
import { currentSection, entryOf, LINE } from './scroll-spy.ts';

/** The Markdown of the page goes to the clipboard as a promise: some browsers allow only what begins with the click. */
function copyMarkdown(address: string): Promise<boolean> {
  const load = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
    return new Blob([await response.text()], { type: 'text/plain' });
  };
  return announceCopy(() => navigator.clipboard.write([new ClipboardItem({ 'text/plain': load() })]));
}

/** The address of the section being read; above the first one, the address in view. */
function sectionAddress(): string {
  const headings = [...document.querySelectorAll('[data-main] :is(h2, h3, h4)[id]')];
  const top = (heading: Element) => entryOf(heading).getBoundingClientRect().top;
  const id = headings[currentSection(headings, top, LINE, false)]?.id;
  return new URL(id === undefined ? location.hash : `#${id}`, location.origin + location.pathname).href;
}

/** Does what an item of the page's menu stands for, and says on the item for a while that it was done. */
export async function actOnPage(button: HTMLElement): Promise<void> {
  const markdown = button.closest('[data-page-menu]')?.querySelector('a')?.href ?? '';
  const isDone = await (button.dataset.pageAction === 'section' ? copyText(sectionAddress()) : copyMarkdown(markdown));
  const text = button.textContent;
  if (button.dataset.copied !== undefined) return;
  button.dataset.copied = `${isDone}`;
  button.textContent = word(isDone ? 'copied' : 'copyFailed');
  setTimeout(() => {
    delete button.dataset.copied;
    button.textContent = text;
  }, 2000);
}
