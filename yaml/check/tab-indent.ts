import type { TextEdit } from '#model/text-edit.ts';
import type { FileKind } from './file-kind.ts';
import { yamlMessage } from './messages.ts';
import type { Rule } from './rule.ts';

/** Tabs before the first word of a line. */
export const tabIndent = ({ page }: FileKind): Rule => ({
  id: 'tab-indent',
  severity: 'error',
  explanation: yamlMessage('yamlYamlAllowsOnlySpacesBefore'),
  page,
  find: ({ text, reading }) => {
    const first = reading.mistakes.find(({ code }) => code === 'TAB_AS_INDENT');
    if (first === undefined) return [];
    const line = text.lastIndexOf('\n', first.from - 1) + 1;
    const at = text.indexOf('\t', line);
    return [
      {
        at: at === -1 ? first : { from: at, to: at + 1 },
        message: yamlMessage('yamlLineIndentedTab'),
        fixes: [{ label: yamlMessage('yamlTurnEveryTabAtBeginning'), edits: tabEdits(text) }],
      },
    ];
  },
});

function tabEdits(text: string): TextEdit[] {
  return [...text.matchAll(/^[ \t]*\t[ \t]*/gm)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    insert: match[0].replaceAll('\t', '  '),
  }));
}
