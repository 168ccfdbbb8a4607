import { inEnglish } from '#model/message.ts';
import { nearest } from '#model/nearest.ts';
import type { Finding } from '#model/sample-knowledge.ts';
import { parseUrn, type Urn, type UrnError } from '#model/urn/syntax.ts';
import { type Checker, lineAt } from './checker.ts';
import { findUrns } from './find-urns.ts';
import type { SampleKnowledge } from './knowledge.ts';

/** URNs, in a sample of any language: they must be valid and refer to existing entity types. */
export const urnChecker: Checker = {
  countsOf: ({ code }, { entityTypes }) => (entityTypes.size > 0 ? findUrns(code).length : 0),
  check: ({ code }, knowledge) =>
    findUrns(code).flatMap(({ text, offset }) => {
      const parsed = parseUrn(text);
      const found = 'error' in parsed ? unreadable(text, parsed.error) : unknownTypes(parsed.urn, knowledge);
      return found.map((finding) => ({ ...finding, line: lineAt(code, offset) }));
    }),
};

type Unplaced = Omit<Finding, 'line'>;

function unreadable(text: string, { message, offset }: UrnError): Unplaced[] {
  const said = `${inEnglish(message)} (character ${offset + 1})`;
  return [{ rule: 'samples/urn', message: `The URN "${text}" can't be read: ${said}`, fix: 'See /docs/what/urn.' }];
}

function unknownTypes({ entityType, parts }: Urn, knowledge: SampleKnowledge): Unplaced[] {
  const { entityTypes, plannedEntityTypes } = knowledge;
  const known = entityTypes.has(entityType) || plannedEntityTypes.has(entityType.toLowerCase());
  const meant = nearest(entityType, entityTypes);
  const finding: Unplaced = {
    rule: 'samples/entity-type',
    message: `There is no entity type "${entityType}".`,
    fix: meant ? `Did you mean "${meant}"?` : 'Use a type that has a file in content/metamodel/entities/.',
  };
  return [...(known ? [] : [finding]), ...parts.flatMap(({ urn }) => (urn ? unknownTypes(urn, knowledge) : []))];
}
