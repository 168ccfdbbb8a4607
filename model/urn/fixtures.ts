import type { UrnKind } from './facts.ts';
import type { UrnRules } from './findings.ts';

const kinds: readonly UrnKind[] = [
  {
    name: 'dataset',
    title: 'Dataset',
    parts: [
      { name: 'platform', example: 'urn:li:dataPlatform:hive', urn: 'dataPlatform' },
      { name: 'name', example: 'page_views' },
      { name: 'origin', example: 'PROD', environment: true },
    ],
  },
  { name: 'dataPlatform', title: 'Data Platform', parts: [{ name: 'platformName', example: 'hive' }] },
  { name: 'corpuser', title: 'User', parts: [{ name: 'username', example: 'jdoe' }] },
  { name: 'corpGroup', title: 'Group', parts: [{ name: 'name', example: 'finance' }] },
  { name: 'tag', title: 'Tag', parts: [{ name: 'name', example: 'pii' }] },
  {
    name: 'chart',
    title: 'Chart',
    parts: [
      { name: 'dashboardTool', example: 'looker' },
      { name: 'chartId', example: '7' },
    ],
  },
  {
    name: 'schemaField',
    title: 'Schema Field',
    parts: [
      { name: 'parent', example: 'urn:li:dataset:(urn:li:dataPlatform:hive,page_views,PROD)', urn: '*' },
      { name: 'fieldPath', example: 'user_id' },
    ],
  },
];

/** Rules over a few entity types, for tests. */
export const exampleRules: UrnRules = {
  kinds: new Map(kinds.map((kind) => [kind.name, kind])),
  environments: ['PROD', 'DEV', 'NON_PROD'],
};
