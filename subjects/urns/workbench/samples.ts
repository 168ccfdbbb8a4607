import type { Message } from '#model/message.ts';
import { encodeForUrl, quoteForShell } from '#model/urn/encode-urn.ts';
import type { UrnAccess } from '#model/urn/facts.ts';
import { benchMessage } from './messages.ts';

export const apis = ['GraphQL', 'Rest.li', 'OpenAPI', 'CLI', 'Python'] as const;
export type Api = (typeof apis)[number];

/** A sample, or the sentence that says why there is none. */
export interface UrnSample {
  code?: string;
  note?: Message;
}

export interface UrnSamples {
  read: UrnSample;
  /** Hides the entity; can be undone. */
  hide: UrnSample;
  /** Deletes it permanently. */
  remove: UrnSample;
}

const token = '--header "Authorization: Bearer $DATAHUB_TOKEN"';
const json = `--header 'Content-Type: application/json'`;
const noStatus: UrnSample = {
  note: benchMessage('urnEntitiesTypeHaveNoStatus'),
};

/** How to read, hide, and delete the entity of a URN through an interface. */
export function urnSamples(api: Api, urn: string, access: UrnAccess): UrnSamples {
  const samples = makers[api](urn, access);
  return access.softDelete ? samples : { ...samples, hide: noStatus };
}

const makers: Readonly<Record<Api, (urn: string, access: UrnAccess) => UrnSamples>> = {
  GraphQL: (urn, { query, deletion }) => {
    const text = JSON.stringify(urn);
    return {
      read: query
        ? {
            code: `query {\n  ${query}(urn: ${text}) {\n    urn${query === 'executionRequest' ? '' : '\n    type'}\n  }\n}`,
          }
        : { note: benchMessage('urnGraphqlHasNoQueryReads') },
      hide: { code: `mutation {\n  batchUpdateSoftDeleted(input: { urns: [${text}], deleted: true })\n}` },
      remove: deletion
        ? { code: `mutation {\n  ${deletion}(urn: ${text})\n}` }
        : { note: benchMessage('urnGraphqlHasNoMutationPermanently') },
    };
  },
  'Rest.li': (urn) => ({
    read: {
      code: curl(
        `'http://localhost:8080/entitiesV2/${encodeForUrl(urn)}'`,
        token,
        `--header 'X-RestLi-Protocol-Version: 2.0.0'`,
      ),
    },
    hide: {
      code: curl(
        `'http://localhost:8080/aspects?action=ingestProposal'`,
        token,
        json,
        `--data ${quoteForShell(JSON.stringify(hidingProposal(urn)))}`,
      ),
    },
    remove: {
      code: curl(
        `'http://localhost:8080/entities?action=delete'`,
        token,
        json,
        `--data ${quoteForShell(JSON.stringify({ urn }))}`,
      ),
    },
  }),
  OpenAPI: (urn) => {
    const call = (path: string, method: string[], ...parameters: string[]) =>
      curl(`--get ${[...method, `http://localhost:8080/openapi/entities/v1/${path}`].join(' ')}`, token, ...parameters);
    const urns = `--data-urlencode ${quoteForShell(`urns=${urn}`)}`;
    return {
      read: { code: call('latest', [], urns) },
      hide: { code: call('', ['--request DELETE'], urns, `--data-urlencode 'soft=true'`) },
      remove: {
        code: call('', ['--request DELETE'], urns, `--data-urlencode 'soft=false'`),
        note: benchMessage('urnCallLeavesTimeSeriesReferences'),
      },
    };
  },
  CLI: (urn) => ({
    read: { code: `datahub get --urn ${quoteForShell(urn)}` },
    hide: { code: `datahub delete --soft --urn ${quoteForShell(urn)}` },
    remove: { code: `datahub delete --hard --urn ${quoteForShell(urn)}` },
  }),
  Python: (urn, { aspect }) => ({
    read: {
      code: [
        'import os',
        '',
        'from datahub.ingestion.graph.client import DatahubClientConfig, DataHubGraph',
        `from datahub.metadata.schema_classes import ${aspect.python}`,
        '',
        'token = os.environ.get("DATAHUB_TOKEN")',
        'graph = DataHubGraph(DatahubClientConfig(server="http://localhost:8080", token=token))',
        `urn = ${JSON.stringify(urn)}`,
        `print(graph.get_aspect(entity_urn=urn, aspect_type=${aspect.python}))`,
      ].join('\n'),
    },
    hide: {
      code: [
        'import os',
        '',
        'from datahub.emitter.mcp import MetadataChangeProposalWrapper',
        'from datahub.emitter.rest_emitter import DatahubRestEmitter',
        'from datahub.metadata.schema_classes import StatusClass',
        '',
        'token = os.environ.get("DATAHUB_TOKEN")',
        'emitter = DatahubRestEmitter(gms_server="http://localhost:8080", token=token)',
        `urn = ${JSON.stringify(urn)}`,
        'emitter.emit(MetadataChangeProposalWrapper(entityUrn=urn, aspect=StatusClass(removed=True)))',
      ].join('\n'),
    },
    remove: { note: benchMessage('urnPythonLibraryHasNoPublic') },
  }),
};

function curl(...lines: string[]): string {
  return `curl --silent ${lines.join(' \\\n  ')}`;
}

function hidingProposal(urn: string): object {
  const entityType = urn.split(':')[2];
  const aspect = { value: JSON.stringify({ removed: true }), contentType: 'application/json' };
  return { proposal: { entityUrn: urn, entityType, changeType: 'UPSERT', aspectName: 'status', aspect } };
}
