import { type DocumentNode, print, visit } from 'graphql';
import { dataProblem } from '#generators/drafting/data-problem.ts';
import { restatedProblem } from '#generators/drafting/restated.ts';
import type { Problem } from '#model/problem.ts';
import { originOf } from './read-schema.ts';

const described = new Set([
  'ScalarTypeDefinition',
  'ObjectTypeDefinition',
  'InterfaceTypeDefinition',
  'UnionTypeDefinition',
  'EnumTypeDefinition',
  'InputObjectTypeDefinition',
  'FieldDefinition',
  'InputValueDefinition',
  'EnumValueDefinition',
]);

/** Everything in the SDL without a description, with a description that only repeats names, or with a deprecation without a reason. */
export function checkDescriptions(document: DocumentNode): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    enter(node, _key, _parent, _path, ancestors) {
      if (!described.has(node.kind) || !('name' in node) || node.name === undefined) return;
      const { value: name } = node.name;
      // The root types contain operations, which are described separately.
      if (node.kind === 'ObjectTypeDefinition' && (name === 'Query' || name === 'Mutation')) return;
      const owners = ancestors.flatMap((ancestor) =>
        'name' in ancestor && ancestor.name !== undefined ? [ancestor.name.value] : [],
      );
      const whole = [...owners, name].join('.');
      const text = 'description' in node ? (node.description?.value ?? '') : '';
      const type = 'type' in node ? [print(node.type)] : [];
      if (text.trim() === '') {
        const fix = 'Above it, describe its purpose, where its value comes from, or what changes when it’s called.';
        problems.push(dataProblem(originOf(node), 'graphql/undocumented', `"${whole}" has no description.`, fix));
      } else {
        problems.push(...restatedProblem(originOf(node), `"${whole}"`, text, [name, ...type, ...owners]));
      }
      const deprecation =
        'directives' in node ? node.directives?.find((one) => one.name.value === 'deprecated') : undefined;
      if (deprecation !== undefined && (deprecation.arguments ?? []).length === 0) {
        const fix = 'Write @deprecated(reason: "…"), and say what to use instead.';
        problems.push(
          dataProblem(originOf(node), 'graphql/deprecation', `"${whole}" is deprecated without a reason.`, fix),
        );
      }
    },
  });
  return problems;
}
