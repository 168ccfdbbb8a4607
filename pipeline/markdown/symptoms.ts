import type { Heading, Root, RootContent, Table, TableRow } from 'mdast';
import type { Origin } from '#model/problem.ts';
import type { SymptomTable } from '#model/symptom-table.ts';
import { findText } from './inline-text.ts';
import type { LeafDirective } from './nodes.ts';
import { rejectRawHtml } from './raw-html.ts';
import { readMarkdown } from './read-markdown.ts';
import { report, type Scope } from './scope.ts';
import { walk } from './walk.ts';

/**
 * Replaces every `::symptoms` with the troubleshooting table that content/symptoms/ has for its section, and reports such tables that are written in
 * the page, because the error tool can't read them. Headings must have their anchors.
 */
export function drawSymptoms(tree: Root, scope: Scope): void {
  let section = '';
  walk(tree, (node, index, parent) => {
    if (node.type === 'heading') section = anchorOf(node);
    if (node.type === 'table' && isSymptomTable(node)) rejectWritten(node, scope);
    if (node.type !== 'leafDirective' || node.name !== 'symptoms') return;
    const table = findTable(node, section, scope);
    const nodes: RootContent[] = table ? [tableNode(table, scope)] : [];
    parent.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}

/** Reports the tables of a page that none of its `::symptoms` includes, because readers would never see them. */
export function checkDrawn({ draft, context, drawn, problems }: Scope): void {
  for (const { section, origin } of context.symptomTables[draft.path] ?? []) {
    if (drawn.has(section)) continue;
    const message =
      section === ''
        ? `"${draft.path}" has no "::symptoms" above its first heading.`
        : `"${draft.path}" has no "::symptoms" in its section "${section}".`;
    const fix = 'Write ::symptoms on a separate line where the table belongs, or correct the section.';
    problems.push({ ...origin, rule: 'symptoms/not-drawn', message, fix, severity: 'error' });
  }
}

function anchorOf({ data }: Heading): string {
  return String(data?.hProperties?.id ?? '');
}

function findTable(node: LeafDirective, section: string, scope: Scope): SymptomTable | undefined {
  const tables = scope.context.symptomTables[scope.draft.path] ?? [];
  const table = tables.find((each) => each.section === section);
  if (table && !scope.drawn.has(section)) {
    scope.drawn.add(section);
    return table;
  }
  const place = section === '' ? 'above the first heading' : `in the section "${section}"`;
  const known = tables.map((each) => `"${each.section}"`).join(', ');
  report(scope, node, {
    rule: table ? 'symptoms/twice' : 'symptoms/none',
    message: table ? `The table is already ${place}.` : `There are no symptoms for this location, ${place}.`,
    fix: table
      ? 'Remove this line.'
      : known === ''
        ? `Write content/symptoms/${scope.draft.path.replace(/^\/docs\/?/, '') || 'index'}.yaml, or remove the line.`
        : `The sections with symptoms are ${known}.`,
  });
  return undefined;
}

function tableNode({ head, rows, origin }: SymptomTable, scope: Scope): Table {
  return {
    type: 'table',
    align: head.map(() => null),
    children: [rowNode(head, origin, scope), ...rows.map((row) => rowNode(row.cells, row.origin, scope))],
  };
}

/** Reads a row as the head of a separate table, so that its problems have the line of the row. */
function rowNode(cells: readonly string[], origin: Origin, scope: Scope): TableRow {
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  const texts = cells.map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '\\|'));
  const tree = readMarkdown([line(texts), line(texts.map(() => '---'))].join('\n'), origin, scope, true);
  rejectRawHtml(tree, scope);
  const [table] = tree.children;
  const [row] = table?.type === 'table' ? table.children : [];
  return row ?? { type: 'tableRow', children: [] };
}

function isSymptomTable({ children: [head] }: Table): boolean {
  const [first = '', ...others] = (head?.children ?? []).map(({ children }) => findText(children).text.toLowerCase());
  return /^(?:error|message|symptom|message or symptom)$/.test(first) && others.includes('cause');
}

function rejectWritten(node: Table, scope: Scope): void {
  // Generators write such tables from data that the error tool also reads.
  if (!scope.file.endsWith('.md')) return;
  const { path } = scope.draft;
  report(scope, node, {
    rule: 'symptoms/written',
    message: "The error tool can't read a troubleshooting table that is written in the page.",
    fix: `Write its rows in content/symptoms/${path.replace(/^\/docs\/?/, '') || 'index'}.yaml, and write ::symptoms here (see docs/tasks/add-a-known-error.md).`,
  });
}
