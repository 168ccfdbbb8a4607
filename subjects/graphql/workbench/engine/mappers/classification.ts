import { pick } from '../json.ts';
import type { JsonObject } from '../types.ts';
import { parseUrn } from '../urn.ts';
import {
  type Aspects,
  deprecation,
  domain as domainOf,
  institutionalMemory,
  optionalProperties,
  ownership,
} from './common.ts';
import type { Mapped } from './mapped.ts';

/** TagMapper. A tag without a name in its properties is named after its ID. */
export function tag(urn: string, aspects: Aspects): Mapped {
  const info = aspects.tagProperties;
  const id = parseUrn(urn)?.id ?? null;
  return {
    __typename: 'Tag',
    urn,
    type: 'TAG',
    name: aspects.tagKey?.name ?? id,
    description: info?.description ?? null,
    properties: info === undefined ? null : { ...pick(info, ['description', 'colorHex']), name: info.name ?? id },
    ownership: ownership(aspects.ownership, urn),
  };
}

/** GlossaryTermMapper. A term without a name in its properties is named after the last part of its ID. */
export function glossaryTerm(urn: string, aspects: Aspects): Mapped {
  const info = aspects.glossaryTermInfo;
  const id = String(aspects.glossaryTermKey?.name ?? '');
  const last = id.split('.').at(-1) ?? '';
  const properties = info === undefined ? null : termInfo(info, urn, last);
  return {
    __typename: 'GlossaryTerm',
    urn,
    type: 'GLOSSARY_TERM',
    name: last,
    hierarchicalName: id,
    properties,
    glossaryTermInfo: properties,
    ownership: ownership(aspects.ownership, urn),
    domain: domainOf(aspects.domains, urn),
    deprecation: deprecation(aspects.deprecation),
    institutionalMemory: institutionalMemory(aspects.institutionalMemory),
  };
}

function termInfo(info: JsonObject, urn: string, name: string): Mapped {
  return {
    ...pick(info, ['definition', 'termSource', 'sourceRef', 'sourceUrl']),
    name: info.name ?? name,
    description: info.definition ?? null,
    customProperties: optionalProperties(info.customProperties, urn),
  };
}

/** GlossaryNodeMapper. A node without a name is named after its ID. */
export function glossaryNode(urn: string, aspects: Aspects): Mapped {
  const info = aspects.glossaryNodeInfo;
  return {
    __typename: 'GlossaryNode',
    urn,
    type: 'GLOSSARY_NODE',
    properties: {
      name: info?.name ?? aspects.glossaryNodeKey?.name ?? null,
      description: info?.definition ?? null,
    },
    ownership: ownership(aspects.ownership, urn),
  };
}

/** DomainMapper. */
export function domain(urn: string, aspects: Aspects): Mapped {
  const info = aspects.domainProperties;
  return {
    __typename: 'Domain',
    urn,
    type: 'DOMAIN',
    id: aspects.domainKey?.id ?? null,
    properties: info === undefined ? null : pick(info, ['name', 'description']),
    ownership: ownership(aspects.ownership, urn),
    institutionalMemory: institutionalMemory(aspects.institutionalMemory),
  };
}
