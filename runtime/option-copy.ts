import { copyText } from './copy-text.ts';
import { recipeSnippet } from './recipe-snippet.ts';

/** Copies an option as YAML, with the keys of a recipe above it. */
export async function copyOption(button: HTMLElement): Promise<void> {
  const { options = '', plugin } = button.closest<HTMLElement>('[data-options]')?.dataset ?? {};
  const snippet = recipeSnippet(button.dataset.copyOption ?? '', options.split(' ').filter(Boolean), plugin);
  if (!(await copyText(snippet))) return;
  button.dataset.copied = '';
  setTimeout(() => delete button.dataset.copied, 2000);
}
