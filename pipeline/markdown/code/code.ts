import type { Code, Root } from 'mdast';
import { fill } from '#model/fill.ts';
import { nearest } from '#model/nearest.ts';
import { proofMark } from '#model/proof-mark.ts';
import type { SampleMark } from '#model/reader-values.ts';
import { proofsOf } from '#pipeline/samples/proofs.ts';
import { findText } from '../inline-text.ts';
import { rendered } from '../nodes.ts';
import { originOf, report, type Scope } from '../scope.ts';
import { walk, walkType } from '../walk.ts';
import { codeBlock } from './code-block.ts';
import { type FenceMeta, parseFenceMeta } from './fence-meta.ts';
import { loadHighlighter } from './highlight.ts';
import { languages } from './languages.ts';
import { refuseLongLines } from './long-lines.ts';
import { highlightSession } from './shell-session.ts';
import { findValues } from './values/find-values.ts';
import { markLines } from './values/mark-lines.ts';

/** Colors every block of code, marks values that differ between readers, checks its fence, and keeps it as a sample. */
export async function renderCode(tree: Root, scope: Scope): Promise<void> {
  const fences = readFences(tree, scope);
  const highlight = await loadHighlighter(new Set(fences.map(({ node }) => node.lang ?? '')));
  const marks = marksOf(fences, tree, scope);
  const anchors = anchorsOf(tree, scope);
  let next = 0;
  walkType(tree, 'code', (node, index, parent) => {
    const { language, meta } = fences[next] as Fence;
    const { title, illustrative, run } = meta;
    const values = marks[next] ?? [];
    const found = { ...(title !== undefined && { title }), ...(illustrative !== undefined && { illustrative }) };
    const marked = { ...(run && { run: true as const }), ...(values.length > 0 && { values }) };
    const sample = { language, code: node.value, ...found };
    const provedBy = proofsOf(sample, scope.context.proofs);
    scope.samples.push({ ...sample, provedBy, anchor: anchors[next] ?? '', ...marked, origin: originOf(scope, node) });
    const session = language === 'shell-session';
    const lines = session ? highlightSession(node.value, highlight) : highlight(node.value, language);
    const { strings } = scope.context;
    const reason = illustrative === undefined ? {} : { reason: fill(strings.sampleReason, { reason: illustrative }) };
    const words = { name: strings.codeBlock, proof: proofMark({ ...found, provedBy }, strings), ...reason };
    const block = codeBlock(markLines(lines, node.value, values), language, meta, words);
    next += 1;
    parent.children[index] = rendered([block], { code: node.value, ...(title !== undefined && { text: title }) });
  });
}

/** A block of code with its fence's settings. */
interface Fence {
  node: Code;
  language: string;
  meta: FenceMeta;
}

/** All blocks in order, because what is marked in one depends on the others. */
function readFences(tree: Root, scope: Scope): Fence[] {
  const fences: Fence[] = [];
  walkType(tree, 'code', (node) => {
    refuseLongLines(node, scope);
    const { meta, problems } = parseFenceMeta(node.meta ?? '', node.value.split('\n').length);
    for (const problem of problems) report(scope, node, { rule: 'code/unknown-meta', ...problem });
    fences.push({ node, language: knownLanguage(node, scope), meta });
  });
  return fences;
}

/** The id of the heading above each block. */
function anchorsOf(tree: Root, scope: Scope): string[] {
  const own = new Set<string>();
  const anchors: string[] = [];
  let anchor = '';
  walk(tree, (node) => {
    if (node.type === 'heading') {
      anchor = String(node.data?.hProperties?.id ?? anchor);
      own.add(anchor);
    } else if (node.type === 'code') anchors.push(anchor);
    return undefined;
  });
  // If a part has no heading before its first block, the block belongs to the last heading of the previous part.
  const above = scope.headings.findLast(({ id }) => !own.has(id))?.id ?? '';
  return anchors.map((each) => each || above);
}

/** The marks in each block. A verbatim block has none and doesn't affect the others. */
function marksOf(fences: readonly Fence[], tree: Root, { draft }: Scope): SampleMark[][] {
  const free = fences.filter(({ meta }) => !meta.verbatim);
  const samples = free.map(({ node, language }) => ({ language, code: node.value }));
  const found = findValues({ kind: draft.kind, prose: findText([tree]).text, samples });
  return fences.map((fence) => found[free.indexOf(fence)] ?? []);
}

/** The language of a fence; `text` after a problem. */
function knownLanguage(node: Code, scope: Scope): string {
  const { lang } = node;
  if (!lang) {
    const fix = 'Write it directly after the fence, for example ```python. If no language fits, write ```text.';
    report(scope, node, { rule: 'code/no-language', message: "This code block doesn't state its language.", fix });
    return 'text';
  }
  if (Object.hasOwn(languages, lang)) return lang;
  const names = Object.keys(languages);
  const called = names.find((name) => languages[name]?.alsoCalled?.includes(lang.toLowerCase()));
  const meant = called ?? nearest(lang, names);
  report(scope, node, {
    rule: 'code/unknown-language',
    message: `"${lang}" isn't a language that this site highlights.`,
    fix: meant ? `Did you mean "${meant}"?` : `The languages are ${names.join(', ')}.`,
  });
  return 'text';
}
