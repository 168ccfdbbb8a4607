import { parseSentence } from '#generators/drafting/parse-sentence.ts';
import type { UrnFacts, UrnKind, UrnKindPart } from '#model/urn/facts.ts';
import type { UrnRules } from '#model/urn/findings.ts';
import type { MetamodelData } from './data.ts';
import type { Entity } from './schema/entity.ts';
import { urnAccess } from './urn-access.ts';

/** How URNs of every entity type are written, in the order of their files. */
export function urnKinds({ entities }: Pick<MetamodelData, 'entities'>): UrnKind[] {
  return entities.map(({ value: { name, title, identity } }) => ({
    name,
    title,
    parts: identity.parts.map((part) => kindPart(part, identity.parts.length > 1)),
  }));
}

function kindPart({ name, example }: Entity['identity']['parts'][number], several: boolean): UrnKindPart {
  const type = several ? /^urn:li:(\w+):/.exec(example)?.[1] : undefined;
  return {
    name,
    example,
    ...(type !== undefined && { urn: name === 'parent' ? '*' : type }),
    ...(name === 'origin' && { environment: true }),
  };
}

/** What explains a URN, by entity type. */
export function urnFacts({ entities, aspects }: Pick<MetamodelData, 'entities' | 'aspects'>): Record<string, UrnFacts> {
  const records = new Map(aspects.map(({ value }) => [value.name, value.record]));
  const versioned = new Set(aspects.flatMap(({ value }) => (value.kind === 'versioned' ? [value.name] : [])));
  return Object.fromEntries(
    entities.map(({ value }) => [
      value.name,
      {
        parts: value.identity.parts.map(({ description }) => parseSentence(description)),
        invalid: value.identity.invalid.map(({ urn, note }) => ({ urn, note: parseSentence(note) })),
        access: urnAccess(value, records, (aspect) => versioned.has(aspect)),
      },
    ]),
  );
}

/** Values of the environment in a URN. */
export function urnEnvironments({ modelTypes }: Pick<MetamodelData, 'modelTypes'>): string[] {
  const fabric = modelTypes.find(({ value }) => value.name === 'FabricType')?.value;
  return fabric !== undefined && 'symbols' in fabric ? (fabric.symbols ?? []).map(({ symbol }) => symbol) : [];
}

/** What checking URNs needs to know about the model. */
export function urnRules(data: Pick<MetamodelData, 'entities' | 'modelTypes'>): UrnRules {
  return {
    kinds: new Map(urnKinds(data).map((kind) => [kind.name, kind])),
    environments: urnEnvironments(data),
  };
}
