import { type Checker, lineAt } from '../checker.ts';
import { validateDocument } from './validate-document.ts';

/** A long string of Python that begins as an operation does. The braces of an f-string are its own, so it can't be read. */
const operation = /(?<![fF])("""|''')(\s*(?:query|mutation)\b.*?)\1/gs;

/** Operations in the strings of a program. */
export const embeddedGraphqlChecker: Checker = {
  proves: 'holds GraphQL that fits the schema',
  applies: ({ language, code }, { graphql }) =>
    language === 'python' && graphql !== undefined && code.search(operation) !== -1,
  check: ({ code }, { graphql }) =>
    [...code.matchAll(operation)].flatMap(({ index, 2: text = '' }) =>
      graphql === undefined
        ? []
        : validateDocument(text, graphql).map((finding) => ({
            ...finding,
            line: lineAt(code, index) + finding.line - 1,
          })),
    ),
};
