import type { Code } from 'mdast';
import { report, type Scope } from '../scope.ts';

/** Longer lines are unreadable, and the time to check a sample grows with the square of their length. */
const LONGEST = 2000;

/** Reports a sample with a line that is too long, and removes its text so that nothing else has to process it. */
export function refuseLongLines(node: Code, scope: Scope): void {
  const longest = node.value.split('\n').reduce((most, { length }) => Math.max(most, length), 0);
  if (longest <= LONGEST) return;
  const message = `A line of this sample has ${longest} characters, but the limit is ${LONGEST}.`;
  report(scope, node, { rule: 'code/long-line', message, fix: 'Shorten it to what readers need to see.' });
  node.value = '';
}
