import { escapeHtml } from '../hast.ts';
import type { Highlight } from './highlight.ts';

/** A line of a shell session; without a prompt it continues the line above or is output. */
interface SessionLine {
  prompt: string;
  text: string;
  command: boolean;
}

/**
 * Colors a shell session: lines that begin with `$ ` (or `# ` for root) are commands, with the lines that continue them (after a backslash, or after
 * the prompt `> `). Everything else is output. Commands have the attribute `data-command`, and the copy button copies only them.
 * @returns one string of HTML per line
 */
export function highlightSession(code: string, highlight: Highlight): string[] {
  const lines = readSession(code);
  // The session is colored as one script, because a command may continue over several lines.
  const colored = highlight(lines.map(({ text, command }) => (command ? text : '')).join('\n'), 'shell');
  return lines.map(({ prompt, text, command }, index) => {
    if (!command) return text === '' ? '' : `<span class="output">${escapeHtml(text)}</span>`;
    const before = prompt === '' ? '' : `<span class="prompt">${escapeHtml(prompt)}</span>`;
    return `${before}<span data-command="">${colored[index] ?? ''}</span>`;
  });
}

/** Splits a session into lines and separates commands from output. */
export function readSession(code: string): SessionLine[] {
  const lines: SessionLine[] = [];
  for (const line of code.split(/\r?\n/)) {
    const above = lines.at(-1);
    const prompts = above?.command ? /^(?:[$#>] |[$#]$)/ : /^(?:[$#] |[$#]$)/;
    const prompt = prompts.exec(line)?.[0] ?? '';
    const continues = above?.command === true && above.text.endsWith('\\');
    lines.push({ prompt, text: line.slice(prompt.length), command: prompt !== '' || continues });
  }
  return lines;
}
