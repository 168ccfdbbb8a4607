import { Compartment, EditorState, type Extension } from '@codemirror/state';

// Nobody nests so many levels. The highlighter calls itself for each level and can exhaust the call stack at about 2,500.
const MOST_LEVELS = 300;

const nestedLists = new RegExp(`(?:- +){${MOST_LEVELS}}`);

const compartment = new Compartment();
const none: Extension = [];

/**
 * A language, as long as the text can be one that people write.
 * @param text with which the editor starts
 * @param language colors and indentation
 */
export function unlessNestedTooDeep(text: string, language: Extension): Extension {
  const languageOf = (isDeep: boolean) => (isDeep ? none : language);
  return [
    compartment.of(languageOf(isTooDeep(text))),
    EditorState.transactionExtender.of(({ docChanged, newDoc, startState }) => {
      if (!docChanged) return null;
      const isDeep = isTooDeep(newDoc.toString());
      if (isDeep === (compartment.get(startState) === none)) return null;
      return { effects: compartment.reconfigure(languageOf(isDeep)) };
    }),
  ];
}

/** Brackets in quotes and comments count, too, because the highlighter's parser doesn't always agree with the language about where these end. */
function isTooDeep(text: string): boolean {
  let open = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    if (bracket === '[' || bracket === '{') open += 1;
    else if (open > 0) open -= 1;
    if (open > MOST_LEVELS) return true;
  }
  return nestedLists.test(text);
}
