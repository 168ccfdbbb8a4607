import { copyText } from './copy-text.ts';
import { whenIdle } from './idle.ts';
import { onEvent } from './on-event.ts';
import { onEachPageWithOverlays } from './overlays.ts';
import { addValuesBar } from './reader-values.ts';

/**
 * What the copy button of a code block copies: the commands of a shell session, without prompts and output; else all
 * but lines marked as removed.
 * @param code the `code` element
 */
export function copyableText(code: Element): string {
  const commands = [...code.querySelectorAll('[data-command]')].map(({ textContent }) => textContent);
  const lines = [...code.childNodes].map(({ nodeName, textContent }) => (nodeName === 'DEL' ? '' : textContent));
  return (commands.join('\n') || lines.join('')).trimEnd();
}

/** Puts the buttons on the blocks of code that have none yet. */
function addButtons(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-code-bar]');
  if (!template) return;
  addValuesBar();
  addSome(template.content, [...document.querySelectorAll('[data-code]')]);
}

/** Hundreds of blocks in one task would block the page for the reader. */
function addSome(buttons: DocumentFragment, blocks: Element[]): void {
  for (const block of blocks.splice(0, 20)) {
    if (!block.querySelector('[data-copy]')) block.append(buttons.cloneNode(true));
  }
  if (blocks.length > 0) whenIdle(() => addSome(buttons, blocks));
}

/** Copying and wrapping of code blocks. Where the clipboard can't be reached the text is selected, ready for the keyboard. */
export function startCode(): void {
  onEachPageWithOverlays(addButtons);
  onEvent('click', '[data-copy]', async (button) => {
    const code = button.closest('[data-code]')?.querySelector('code') as Element;
    if (await copyText(copyableText(code))) {
      button.dataset.copied = '';
      setTimeout(() => delete button.dataset.copied, 2000);
    } else {
      getSelection()?.selectAllChildren(code);
    }
  });
  onEvent('click', '[data-wrap]', (button) => {
    button.ariaPressed = `${button.closest('[data-code]')?.toggleAttribute('data-wrapped')}`;
  });
}
