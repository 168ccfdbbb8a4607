import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { connector } from '#subjects/connectors/schema/connector.ts';
import { connectorStarter } from './connector-starter.ts';

test.each(['postgres', 'delta-lake'])('a new connector %s begins with a file that the schema accepts', (id) => {
  const result = connector.safeParse(parse(connectorStarter(id)));
  expect(result.error?.issues ?? []).toEqual([]);
  expect(result.data?.id).toBe(id);
});
