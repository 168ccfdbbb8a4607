import { type CompletionSource, insertCompletionText, type Completion as Offer } from '@codemirror/autocomplete';
import type { TextCompletion } from '#model/text-check.ts';
import type { EditorOptions } from './editor.ts';
import { sentenceNode } from './explanation-node.ts';

/** Offers options and values while a word is typed, and anywhere on request. */
export function completionSource(complete: EditorOptions['complete']): CompletionSource {
  return async (context) => {
    const { state, pos, explicit } = context;
    if (!explicit && context.matchBefore(/[\w-]+$/) === null) return null;
    const found = await complete(state.doc.toString(), pos);
    const [first] = found;
    if (context.aborted || first === undefined) return null;
    return { from: first.from, to: first.to, options: found.map(offerOf), validFor: /^[\w.-]*$/ };
  };
}

function offerOf({ label, detail, documentation, insert }: TextCompletion): Offer {
  return {
    label,
    detail,
    info: () => sentenceNode('div', documentation),
    apply: (view, _, from, to) => view.dispatch(insertCompletionText(view.state, insert, from, to)),
  };
}
