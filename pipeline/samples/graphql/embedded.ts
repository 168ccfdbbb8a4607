import { type Checker, lineAt } from '../checker.ts';
import { embeddedOperation } from './embedded-operation.ts';
import { validateDocument } from './validate-document.ts';

/** Operations in the strings of a program. */
export const embeddedGraphqlChecker: Checker = {
  countsOf: ({ language, code }, { graphql }) =>
    language === 'python' && graphql !== undefined ? [...code.matchAll(embeddedOperation)].length : 0,
  check: ({ code }, { graphql }) =>
    [...code.matchAll(embeddedOperation)].flatMap(({ index, 2: text = '' }) =>
      graphql === undefined
        ? []
        : validateDocument(text, graphql).map((finding) => ({
            ...finding,
            line: lineAt(code, index) + finding.line - 1,
          })),
    ),
};
