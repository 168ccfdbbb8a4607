import { type Checker, lineAt } from '../checker.ts';
import { embeddedOperation } from './embedded-operation.ts';

/** Operations in the strings of a program. */
export const embeddedGraphqlChecker: Checker = {
  countsOf: ({ language, code }, { checkGraphql }) =>
    language === 'python' && checkGraphql !== undefined ? [...code.matchAll(embeddedOperation)].length : 0,
  check: ({ code }, { checkGraphql }) =>
    [...code.matchAll(embeddedOperation)].flatMap(({ index, 2: text = '' }) =>
      checkGraphql === undefined
        ? []
        : checkGraphql(text).map((finding) => ({
            ...finding,
            line: lineAt(code, index) + finding.line - 1,
          })),
    ),
};
