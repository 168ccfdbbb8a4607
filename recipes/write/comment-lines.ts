import type { RecipeOption } from '../facts.ts';

const width = 80;

/**
 * The first sentence of a description, and whether the option is required, as lines of a comment without its `#`.
 * @param indent spaces before each line, which make the lines shorter
 */
export function commentLines({ description, required }: RecipeOption, indent: number): string[] {
  const [first = ''] = description.replaceAll('`', '').split(/(?<=[.:]) (?=[A-Z])/);
  const words = `${required ? 'Required. ' : ''}${first.replace(/:$/, '.')}`.split(' ');
  const lines: string[] = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length + indent + 3 > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
