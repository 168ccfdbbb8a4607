import type { Root } from 'mdast';
import { nearest } from '#model/nearest.ts';
import { tabGroups } from './dialect.ts';
import { replaceContainers, splitLabel } from './directives.ts';
import { element } from './hast.ts';
import { findText } from './inline-text.ts';
import { type ContainerDirective, rendered, type Wrapper, wrapper } from './nodes.ts';
import { nextNumber, report, type Scope } from './scope.ts';

/**
 * Turns `::::tabs{group=…}` with its `:::tab[Label]{value=…}` into buttons and panels (contract: docs/architecture.md). All panels are in the
 * document under their labels; styles show one of them if JavaScript is available.
 */
export function renderTabs(tree: Root, scope: Scope): void {
  replaceContainers(tree, ['tabs', 'tab'], (node) => {
    if (node.name === 'tabs') return tabs(node, scope);
    const fix = 'Put it between ::::tabs{group=…} and ::::, which have one more colon.';
    report(scope, node, { rule: 'tabs/outside', message: 'A tab is outside a tabs directive.', fix });
    return wrapper('div', {}, node.children);
  });
}

function tabs(node: ContainerDirective, scope: Scope): Wrapper {
  const group = node.attributes?.group ?? '';
  const members = node.children.filter((child) => child.type === 'containerDirective' && child.name === 'tab');
  const directives = members as ContainerDirective[];
  checkMembers(node, directives, group, scope);
  // The colon distinguishes these IDs from heading IDs.
  const id = `tabs:${nextNumber(scope, 'tabs')}`;
  const items = directives.map((directive, index) => {
    const { label = [], children } = splitLabel(directive);
    return {
      id: `${id}:${index + 1}`,
      value: directive.attributes?.value ?? '',
      label,
      text: findText(label).text,
      children,
    };
  });
  const buttons = items.map((item, index) =>
    element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: item.id,
        ariaControls: [`${item.id}:panel`],
        ariaSelected: index === 0 ? 'true' : 'false',
        tabIndex: index === 0 ? 0 : -1,
        dataValue: item.value,
      },
      [item.text],
    ),
  );
  const panels = items.map((item) =>
    wrapper(
      'div',
      { role: 'tabpanel', className: ['tab-panel'], id: `${item.id}:panel`, ariaLabelledBy: [item.id], tabIndex: 0 },
      [wrapper('p', { className: ['tab-label'] }, item.label), ...item.children],
    ),
  );
  const list = element('div', { role: 'tablist', className: ['tab-list'] }, buttons);
  return wrapper('div', { className: ['tabs'], dataTabs: group }, [rendered([list]), ...panels]);
}

function checkMembers(
  node: ContainerDirective,
  members: readonly ContainerDirective[],
  group: string,
  scope: Scope,
): void {
  const strangers = node.children.filter((child) => child.type !== 'containerDirective' || child.name !== 'tab');
  for (const stranger of members.length === 0 ? [node] : strangers) {
    const message =
      members.length === 0 ? 'This tabs directive contains no tabs.' : 'A tabs directive can contain only tabs.';
    const fix = 'Start each tab with :::tab[Label]{value=…}, and end it with :::';
    report(scope, stranger, { rule: 'tabs/content', message, fix });
  }
  const allowed = tabGroups[group];
  const seen = new Set<string>();
  for (const member of members) {
    const value = member.attributes?.value;
    if (!value) continue;
    if (seen.has(value)) {
      const message = `Two tabs of this group have the value "${value}".`;
      report(scope, member, { rule: 'tabs/duplicate-value', message, fix: 'Give each tab its own value.' });
    }
    seen.add(value);
    if (!allowed || allowed.includes(value)) continue;
    const meant = nearest(value, allowed);
    report(scope, member, {
      rule: 'tabs/unknown-value',
      message: `The group "${group}" has no value "${value}".`,
      fix: meant ? `Did you mean "${meant}"?` : `Its values are ${allowed.join(', ')}.`,
    });
  }
}
