import type { Html, Root } from 'mdast';
import { report, type Scope } from './scope.ts';
import { walkType } from './walk.ts';

/** Raw HTML isn't supported: it becomes a problem, and plain text so that the writer sees it. */
export function rejectRawHtml(tree: Root, scope: Scope): void {
  walkType(tree, 'html', (node, index, parent) => {
    // The opening tag is reported already.
    if (!node.value.startsWith('</')) reportHtml(node, scope);
    const text = { type: 'text' as const, value: node.value, ...(node.position && { position: node.position }) };
    const inParagraph = parent.type !== 'root' && !blockParents.has(parent.type);
    parent.children[index] = inParagraph ? text : { type: 'paragraph', children: [text] };
  });
}

const blockParents = new Set(['blockquote', 'listItem', 'containerDirective', 'footnoteDefinition', 'wrapper']);

function reportHtml(node: Html, scope: Scope): void {
  const comment = node.value.startsWith('<!--');
  const start = node.value.split('\n')[0]?.slice(0, 60);
  report(scope, node, {
    rule: 'markdown/html',
    message: comment ? "HTML comments aren't supported." : `Raw HTML isn't supported: ${start}`,
    fix: comment
      ? 'Remove the comment. Notes for other writers belong in the commit message.'
      : 'Write Markdown or a directive instead, or put the text in backticks if readers should see it.',
  });
}
