import { Database, Logs, Server, User, Workflow } from 'lucide';
import { expect, test } from 'vitest';
import { iconOfNode } from './node-icons.ts';

test.each([
  [['mysql', 'port 3306'], Database],
  [['orders', 'dataset'], Database],
  [['MetadataChangeLog_', 'Versioned_v1'], Logs],
  [['broker', 'port 9092'], Logs],
  [['datahub-gms', 'port 8080'], Server],
  [['load_orders', 'task: holds its inputs', 'and outputs'], Workflow],
  [['jdoe', 'user'], User],
])('%j has an icon', (lines, icon) => {
  expect(iconOfNode(lines)).toBe(icon);
});

test.each([
  [['change log', 'consumer']],
  [['metadata service', 'or JSON file']],
  [['system user, or the user', 'in X-DataHub-Actor']],
  [['dataset', 'chart', 'dashboard', 'mlModel']],
  [['allowed']],
])('%j names no kind of thing or several kinds', (lines) => {
  expect(iconOfNode(lines)).toBeUndefined();
});
