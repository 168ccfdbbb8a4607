import type { UrnKindPart } from '#model/urn/facts.ts';
import { aspectHref, entityPath } from './addresses.ts';
import { homeOf } from './aspect-parts.ts';
import type { MetamodelData } from './data.ts';
import type { Declaration } from './graph-facts.ts';
import { metamodelFacts } from './metamodel-facts.ts';
import { indexModel } from './model-index.ts';
import type { Aspect, Entity } from './schema/entity.ts';
import type { ModelType } from './schema/metamodel-type.ts';
import { urnEnvironments, urnKinds } from './urn-facts.ts';

type Identity = Entity['identity'];

/** An entity as listed in `entities.json`. */
export interface PublishedEntity extends Omit<Entity, 'example' | 'keywords' | 'guides' | 'links' | 'identity'> {
  page: string;
  identity: Omit<Identity, 'parts'> & { parts: readonly (Identity['parts'][number] & UrnKindPart)[] };
  relationships: readonly PublishedEdge[];
}

/** An edge that an entity's aspect defines. */
export interface PublishedEdge extends Pick<Declaration, 'to' | 'via' | 'downstream'> {
  name: string;
}

/** The content of `entities.json`. */
export interface PublishedEntities {
  entities: readonly PublishedEntity[];
  environments: readonly string[];
  relationships: readonly { name: string; outgoing: string; incoming: string }[];
}

/** The content of `aspects.json`. */
export interface PublishedAspects {
  aspects: readonly (Aspect & { page?: string })[];
  types: readonly ModelType[];
}

/** Entities with their identity and their edges. */
export function publishedEntities(data: MetamodelData): PublishedEntities {
  const { declarations, relationships } = metamodelFacts(data);
  const parts = new Map(urnKinds(data).map((kind) => [kind.name, kind.parts]));
  const entities = data.entities.map(({ value }) => {
    const { example: _, keywords: __, guides: ___, links: ____, identity, ...entity } = value;
    const written = parts.get(value.name) ?? [];
    return {
      ...entity,
      page: entityPath(value.name),
      identity: { ...identity, parts: identity.parts.map((part, index) => ({ ...part, ...written[index] })) },
      relationships: declarations
        .filter(({ from }) => from.includes(value.name))
        .map(({ relationship: name, to, via, downstream }) => ({ name, to, via, ...(downstream && { downstream }) })),
    };
  });
  return { entities, environments: urnEnvironments(data), relationships };
}

/** Aspects, and the types that several of them use. */
export function publishedAspects(data: MetamodelData): PublishedAspects {
  const { index } = indexModel(data);
  const owners = new Map(data.entities.flatMap(({ value }) => value.aspects.map((name) => [name, value.name])));
  return {
    aspects: data.aspects.map(({ value }) => {
      const owner = owners.get(value.name);
      return owner === undefined ? value : { ...value, page: aspectHref(homeOf(value, owner, index), value.name) };
    }),
    types: data.modelTypes.map(({ value }) => value),
  };
}
