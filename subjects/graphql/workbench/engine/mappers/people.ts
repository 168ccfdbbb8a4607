import { pick, record, records, text, texts } from '../json.ts';
import { type Aspects, globalTags, optionalProperties, ownership } from './common.ts';
import { type Mapped, partial, stubOf } from './mapped.ts';

const infoFields = [
  'active',
  'countryCode',
  'departmentId',
  'departmentName',
  'email',
  'displayName',
  'firstName',
  'lastName',
  'fullName',
  'title',
];

/** CorpUserMapper. `info` and `properties` are two forms of the same aspect. */
export function corpUser(urn: string, aspects: Aspects): Mapped {
  const info = aspects.corpUserInfo;
  const editable = aspects.corpUserEditableInfo;
  const settings = aspects.corpUserSettings;
  const credentials = aspects.corpUserCredentials;
  const views = record(settings?.views);
  const shared =
    info === undefined ? null : { ...pick(info, infoFields), manager: partial('CorpUser', info.managerUrn) };
  return {
    __typename: 'CorpUser',
    urn,
    type: 'CORP_USER',
    username: aspects.corpUserKey?.username ?? null,
    info: shared,
    properties:
      shared === null ? null : { ...shared, customProperties: optionalProperties(info?.customProperties, urn) },
    editableProperties:
      editable === undefined
        ? null
        : pick(editable, [
            'displayName',
            'title',
            'aboutMe',
            'teams',
            'skills',
            'pictureLink',
            'slack',
            'phone',
            'email',
          ]),
    globalTags: globalTags(aspects.globalTags, urn),
    status: aspects.corpUserStatus?.status ?? null,
    isNativeUser:
      credentials === undefined ? null : credentials.salt !== undefined && credentials.hashedPassword !== undefined,
    settings: {
      appearance: { showSimplifiedHomepage: record(settings?.appearance)?.showSimplifiedHomepage ?? false },
      views: views === undefined ? null : { defaultView: partial('DataHubView', views.defaultView) },
    },
  };
}

/** CorpGroupMapper. */
export function corpGroup(urn: string, aspects: Aspects): Mapped {
  const info = aspects.corpGroupInfo;
  const editable = aspects.corpGroupEditableInfo;
  const origin = aspects.origin;
  const users = (value: Parameters<typeof texts>[0]) =>
    value === undefined ? null : texts(value).flatMap((each) => partial('CorpUser', each) ?? []);
  return {
    __typename: 'CorpGroup',
    urn,
    type: 'CORP_GROUP',
    name: aspects.corpGroupKey?.name ?? null,
    ownership: ownership(aspects.ownership, urn),
    properties: info === undefined ? null : pick(info, ['displayName', 'description', 'email', 'slack']),
    info:
      info === undefined
        ? null
        : {
            ...pick(info, ['displayName', 'description', 'email']),
            admins: users(info.admins),
            members: users(info.members),
            groups: info.groups === undefined ? null : texts(info.groups),
          },
    editableProperties: editable === undefined ? null : pick(editable, ['description', 'slack', 'email']),
    origin: { type: origin?.type ?? 'UNKNOWN', externalType: origin?.externalType ?? null },
  };
}

/** DataHubRoleMapper. */
export function role(urn: string, aspects: Aspects): Mapped {
  const info = aspects.dataHubRoleInfo ?? {};
  return { __typename: 'DataHubRole', urn, type: 'DATAHUB_ROLE', ...pick(info, ['name', 'description']) };
}

/** DataHubPolicyMapper. */
export function policy(urn: string, aspects: Aspects): Mapped {
  const info = aspects.dataHubPolicyInfo ?? {};
  return {
    __typename: 'DataHubPolicy',
    urn,
    type: 'DATAHUB_POLICY',
    policyType: info.type ?? null,
    ...policyFields(info),
  };
}

/** Fields that DataHubPolicyMapper and PolicyInfoPolicyMapper share. */
export function policyFields(info: Readonly<NonNullable<Aspects[string]>>): Mapped {
  const actors = record(info.actors) ?? {};
  const resources = record(info.resources);
  const filter = record(resources?.filter);
  const urns = (name: string) => (actors[name] === undefined ? null : texts(actors[name]));
  return {
    ...pick(info, ['description', 'state', 'privileges']),
    name: info.displayName ?? null,
    editable: info.editable ?? true,
    actors: {
      allUsers: actors.allUsers ?? false,
      allGroups: actors.allGroups ?? false,
      resourceOwners: actors.resourceOwners ?? false,
      users: urns('users'),
      groups: urns('groups'),
      roles: urns('roles'),
    },
    resources:
      resources === undefined
        ? null
        : {
            allResources: resources.allResources ?? false,
            ...pick(resources, ['type', 'resources']),
            filter:
              filter === undefined
                ? null
                : {
                    criteria: records(filter.criteria).map((criterion) => ({
                      field: criterion.field ?? null,
                      condition: criterion.condition ?? 'EQUALS',
                      values: texts(criterion.values).map((value) => ({ value, entity: entityStub(value) })),
                    })),
                  },
          },
  };
}

function entityStub(value: string): Mapped | null {
  return value.startsWith('urn:li:') ? stubOf(value) : null;
}

/** AccessTokenMetadataMapper. */
export function accessToken(urn: string, aspects: Aspects): Mapped {
  const info = aspects.dataHubAccessTokenInfo ?? {};
  return {
    __typename: 'AccessTokenMetadata',
    urn,
    type: 'ACCESS_TOKEN',
    id: text(urn)?.split(':').slice(3).join(':') ?? null,
    ...pick(info, ['name', 'description', 'actorUrn', 'ownerUrn', 'createdAt', 'expiresAt']),
  };
}
