import type { Root } from 'mdast';
import { nearest } from '#model/nearest.ts';
import { type DirectiveRule, dialect } from './dialect.ts';
import { type ContainerDirective, type LeafDirective, wrapper } from './nodes.ts';
import { report, type Scope } from './scope.ts';
import { walk } from './walk.ts';

/** Reports directives that aren't part of the dialect or have the wrong attributes. An unknown one becomes a plain block. */
export function checkDirectives(tree: Root, scope: Scope): void {
  walk(tree, (node, index, parent) => {
    if (node.type === 'paragraph') checkStrayColons(node, scope);
    if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return;
    const rule = Object.hasOwn(dialect, node.name) ? dialect[node.name] : undefined;
    const known = rule !== undefined && isForm(node, rule);
    if (known) {
      checkContent(node, rule, scope);
    } else {
      report(scope, node, { rule: 'directives/unknown', ...unknown(node, rule) });
      parent.children[index] = wrapper('div', {}, node.children);
      return index;
    }
  });
}

type Directive = ContainerDirective | LeafDirective;

function isForm(node: Directive, rule: DirectiveRule): boolean {
  return (node.type === 'containerDirective') === (rule.form === 'container');
}

function unknown(node: Directive, rule: DirectiveRule | undefined): { message: string; fix: string } {
  const colons = node.type === 'containerDirective' ? ':::' : '::';
  if (rule) return { message: `"${colons}${node.name}" has the wrong number of colons.`, fix: `Write ${rule.example}` };
  const meant = nearest(node.name, Object.keys(dialect));
  const fix = meant ? `Did you mean "${meant}"?` : `The directives are ${Object.keys(dialect).join(', ')}.`;
  return { message: `There is no directive "${node.name}".`, fix };
}

function checkContent(node: Directive, rule: DirectiveRule, scope: Scope): void {
  const attributes = node.attributes ?? {};
  const names = Object.keys(rule.attributes);
  const example = `Write ${rule.example}`;
  for (const name of Object.keys(attributes).filter((key) => !names.includes(key))) {
    const meant = nearest(name, names);
    const fix = meant ? `Did you mean "${meant}"?` : example;
    report(scope, node, {
      rule: 'directives/unknown-attribute',
      message: `"${node.name}" has no attribute "${name}".`,
      fix,
    });
  }
  for (const [name, allowed] of Object.entries(rule.attributes)) {
    const value = attributes[name];
    if (!value) {
      if (allowed === 'optional') continue;
      const message = `"${node.name}" requires the attribute "${name}".`;
      report(scope, node, { rule: 'directives/missing-attribute', message, fix: example });
    } else if (allowed !== 'text' && allowed !== 'optional' && !allowed.includes(value)) {
      const meant = nearest(value, allowed);
      const message = `"${name}" of "${node.name}" must be one of ${allowed.join(', ')}, but is "${value}".`;
      report(scope, node, {
        rule: 'directives/attribute-value',
        message,
        fix: meant ? `Did you mean "${meant}"?` : example,
      });
    }
  }
  const labelled = node.type === 'leafDirective' ? node.children.length > 0 : hasLabel(node);
  if (rule.label === 'required' && !labelled) {
    const message = `"${node.name}" requires a label in brackets.`;
    report(scope, node, { rule: 'directives/missing-label', message, fix: example });
  }
  if (rule.label === 'none' && labelled) {
    const message = `"${node.name}" doesn't accept a label in brackets.`;
    report(scope, node, { rule: 'directives/unknown-label', message, fix: example });
  }
  if (node.data?.unclosed) {
    const message = `"${node.name}" is never closed.`;
    const fix =
      'End it with a line that has as many colons as its first line. An outer directive needs more colons than the directives inside it.';
    report(scope, node, { rule: 'directives/unclosed', message, fix });
  }
}

function hasLabel(node: ContainerDirective): boolean {
  const first = node.children[0];
  return first?.type === 'paragraph' && first.data?.directiveLabel === true;
}

/** A line of colons that opens or closes nothing, for example `::: note` with a space. */
function checkStrayColons(node: Extract<Root['children'][number], { type: 'paragraph' }>, scope: Scope): void {
  const first = node.children[0];
  if (node.data?.directiveLabel || first?.type !== 'text' || !/^:{3,}/.test(first.value)) return;
  const line = first.value.split('\n')[0] ?? '';
  report(scope, node, {
    rule: 'directives/stray-colons',
    message: `"${line}" neither opens nor closes a directive.`,
    fix: /^:+\s*\w/.test(line)
      ? 'Write the name directly after the colons, for example :::note[Title].'
      : 'Give the outer directive more colons than the directives inside it, or remove the line.',
  });
}
