import type { Element } from 'hast';
import type { Root } from 'mdast';
import type { Strings } from '#model/strings.ts';
import { replaceLeaves } from './directives.ts';
import { element } from './hast.ts';
import { icon } from './icons.ts';
import { rendered } from './nodes.ts';
import type { Scope } from './scope.ts';

/** Turns `::availability{mode=managed}` into a list of the editions that have the section's feature. */
export function renderAvailability(tree: Root, { context: { strings } }: Scope): void {
  replaceLeaves(tree, 'availability', (node) => {
    const mode = node.attributes?.mode;
    const rows = [
      row(strings.selfHosted, mode !== 'managed', strings),
      row(strings.managed, mode !== 'selfHosted', strings),
    ];
    return rendered([element('ul', { className: ['availability'], ariaLabel: strings.availability }, rows)]);
  });
}

function row(edition: string, available: boolean, strings: Strings): Element {
  return element('li', { className: [available ? 'is-available' : 'is-unavailable'] }, [
    icon(available ? 'check' : 'cross'),
    `${edition}: `,
    element('span', {}, [available ? strings.available : strings.notAvailable]),
  ]);
}
