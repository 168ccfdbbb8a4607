import type { RuleEntry } from './list-rules.ts';

const INTRODUCTION = `# Rules

Every problem that \`npm run check\`, a build, or the recipe checker reports ends with the ID of its rule. This index lists each rule's source file.

The index is generated from the code: \`npx vitest run scripts/check/rules -u\` writes it, and without \`-u\`, the test fails if the index is outdated. An ellipsis represents text that differs from problem to problem.
If no message is listed for a rule, the rule composes it from several parts. \`::options\`, \`::known-errors\`, and the other directives that embed a block also report \`{directive}/inside\` and \`{directive}/none\`, from
\`pipeline/markdown/embedded-blocks.ts\`.
`;

/** The index as Markdown. */
export function rulesIndex(rules: readonly RuleEntry[]): string {
  const families = new Map<string, RuleEntry[]>();
  for (const rule of rules) {
    const family = rule.id.split('/')[0] ?? '';
    families.set(family, [...(families.get(family) ?? []), rule]);
  }
  const sections = [...families].map(([family, list]) => {
    const rows = list.map(({ id, message, file }) => `| \`${id}\` | ${cell(message)} | \`${file}\` |`);
    return [`## ${family}`, '', '| Rule | Message | Reported by |', '| --- | --- | --- |', ...rows].join('\n');
  });
  return `${[INTRODUCTION, ...sections].join('\n\n').replace('\n\n\n', '\n\n')}\n`;
}

function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '\\<');
}
