import { number, pick, record, records, text, texts } from '../json.ts';
import type { Json, JsonObject } from '../types.ts';
import { parseUrn } from '../urn.ts';
import { type Mapped, partial, type Stub, stubOf } from './mapped.ts';

/** The aspects of one entity, its key included. */
export type Aspects = Readonly<Record<string, JsonObject>>;

/** Converts an entity to a GraphQL object; null if the platform's mapper returns null. */
export type Mapper = (urn: string, aspects: Aspects) => Mapped | null;

/** AuditStampMapper. */
export function auditStamp(value: Json | undefined): Mapped | null {
  const stamp = record(value);
  return stamp === undefined ? null : { __typename: 'AuditStamp', ...pick(stamp, ['time', 'actor']) };
}

/** CustomPropertiesMapper. */
export function customProperties(value: Json | undefined, urn: string): Mapped[] {
  return Object.entries(record(value) ?? {}).map(([key, each]) => ({ key, value: each, associatedUrn: urn }));
}

/** The same, for mappers that leave the list out if the aspect has none. */
export function optionalProperties(value: Json | undefined, urn: string): Mapped[] | null {
  return record(value) === undefined ? null : customProperties(value, urn);
}

/** StringMapMapper. */
export function stringMap(value: Json | undefined): Mapped[] | null {
  const map = record(value);
  return map === undefined ? null : Object.entries(map).map(([key, each]) => ({ key, value: each }));
}

/** OwnershipMapper and OwnerMapper. */
export function ownership(aspect: JsonObject | undefined, urn: string): Mapped | null {
  if (aspect === undefined) return null;
  const owners = records(aspect.owners).map((owner) => {
    const isUser = parseUrn(text(owner.owner) ?? '')?.entity === 'corpuser';
    const source = record(owner.source);
    return {
      owner: partial(isUser ? 'CorpUser' : 'CorpGroup', owner.owner),
      type: owner.type ?? null,
      source: source === undefined ? null : pick(source, ['type', 'url']),
      associatedUrn: urn,
    };
  });
  return { owners, lastModified: auditStamp(aspect.lastModified) };
}

/** GlobalTagsMapper. */
export function globalTags(aspect: JsonObject | undefined, urn: string): Mapped | null {
  if (aspect === undefined) return null;
  return { tags: records(aspect.tags).map(({ tag }) => ({ tag: partial('Tag', tag), associatedUrn: urn })) };
}

/** GlossaryTermsMapper. */
export function glossaryTerms(aspect: JsonObject | undefined, urn: string): Mapped | null {
  if (aspect === undefined) return null;
  const terms = records(aspect.terms).map((term) => ({
    term: partial('GlossaryTerm', term.urn),
    associatedUrn: urn,
  }));
  return { terms };
}

/** InstitutionalMemoryMapper. */
export function institutionalMemory(aspect: JsonObject | undefined): Mapped | null {
  if (aspect === undefined) return null;
  const elements = records(aspect.elements).map((element) => ({
    url: element.url ?? null,
    description: element.description ?? null,
    label: element.description ?? null,
    author: partial('CorpUser', record(element.createStamp)?.actor),
    created: auditStamp(element.createStamp),
  }));
  return { elements };
}

/** StatusMapper. The aspect's field has a default. */
export function status(aspect: JsonObject | undefined): Mapped | null {
  return aspect === undefined ? null : { removed: aspect.removed ?? false };
}

/** DeprecationMapper. */
export function deprecation(aspect: JsonObject | undefined): Mapped | null {
  return aspect === undefined ? null : pick(aspect, ['actor', 'deprecated', 'decommissionTime', 'note']);
}

/** DomainAssociationMapper: only the first domain counts. */
export function domain(aspect: JsonObject | undefined, urn: string): Mapped | null {
  const [first] = texts(aspect?.domains);
  return first === undefined ? null : { domain: partial('Domain', first), associatedUrn: urn };
}

/** A container before it's loaded. */
export function container(aspect: JsonObject | undefined): Stub | null {
  return partial('Container', aspect?.container);
}

/** DataPlatformInstanceAspectMapper. Without an instance the object has no URN, so it isn't loaded. */
export function platformInstance(aspect: JsonObject | undefined): Stub | null {
  return partial('DataPlatformInstance', aspect?.instance);
}

/** The platform of an instance, or the unknown one that ContainerMapper and AssertionMapper set without it. */
export function platformOf(aspect: JsonObject | undefined): Stub | null {
  return partial('DataPlatform', aspect?.platform ?? 'urn:li:dataPlatform:unknown');
}

/** The platform whose name is a part of a key, such as the tool of a chart. */
export function platformNamed(name: Json | undefined): Stub | null {
  return typeof name === 'string' ? partial('DataPlatform', `urn:li:dataPlatform:${name}`) : null;
}

/** SubTypes of mappers that copy the names. */
export function subTypes(aspect: JsonObject | undefined): Mapped | null {
  return aspect === undefined ? null : { typeNames: texts(aspect.typeNames) };
}

/** EmbedMapper. */
export function embed(aspect: JsonObject | undefined): Mapped | null {
  return aspect === undefined ? null : pick(aspect, ['renderUrl']);
}

/** An editable aspect of which only the description is shown. */
export function editable(aspect: JsonObject | undefined): Mapped | null {
  return aspect === undefined ? null : pick(aspect, ['description']);
}

/** SiblingsMapper. */
export function siblings(aspect: JsonObject | undefined): Mapped | null {
  if (aspect === undefined) return null;
  return { isPrimary: aspect.primary ?? null, siblings: texts(aspect.siblings).map(stubOf) };
}

/** Aspects that most assets have, by their names in GraphQL. */
export function assetAspects(urn: string, aspects: Aspects): Mapped {
  return {
    ownership: ownership(aspects.ownership, urn),
    institutionalMemory: institutionalMemory(aspects.institutionalMemory),
    status: status(aspects.status),
    tags: globalTags(aspects.globalTags, urn),
    glossaryTerms: glossaryTerms(aspects.glossaryTerms, urn),
    domain: domain(aspects.domains, urn),
    deprecation: deprecation(aspects.deprecation),
    dataPlatformInstance: platformInstance(aspects.dataPlatformInstance),
  };
}

/** A time and the actor of a TimeStamp, under the names of DatasetProperties. */
export function timeStamp(value: Json | undefined): { time: number | null; actor: string | null } {
  const stamp = record(value);
  return { time: number(stamp?.time), actor: text(stamp?.actor) };
}
