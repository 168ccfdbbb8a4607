import { expect, test } from 'vitest';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { actionsChecker } from './actions.ts';

const find = (code: string) => findingsOf(actionsChecker, someSample('yaml', code));
const source = 'name: watch\nsource: {type: kafka, config: {connection: {bootstrap: "localhost:9092"}}}\n';

test.each([
  ['an action that comes with the framework', `${source}action: {type: hello_world}`],
  ['an action of the reader’s own', `${source}action: {type: "webhook:Webhook", config: {url: a}}`],
  [
    'all keys',
    `${source}filter: {event_type: [EntityChangeEvent_v1], event: {category: TAG}}\ntransform: [{type: "a:B"}]\naction: {type: hello_world}\ndatahub: {server: a}\noptions: {failure_mode: THROW}`,
  ],
  ['YAML that is no pipeline', 'actions: 1'],
])('%s is fine', (_, code) => {
  expect(find(code)).toEqual([]);
});

test.each([
  [`${source}acton: 1\naction: {type: hello_world}`, '3 "acton" isn\'t a key of this file. Did you mean "action"?'],
  ['action: {type: hello_world}\nname: a', '1 "source" is missing. It must be'],
  [
    `${source}action:\n  type: slack\n  config: {bot_token: a, signing_secret: b}`,
    '5 "action.config.default_channel" is missing. It must be text.',
  ],
  [`${source}action: {type: hello_word}`, '3 "action.type" must be "hello_world", but is "hello_word".'],
  [
    `${source}filter: {event_type: EntityChange}\naction: {type: hello_world}`,
    '3 "filter.event_type" must be one of "EntityChangeEvent_v1"',
  ],
  [
    'name: a\nsource: {type: kafka, config: {connection: {}, topics: {}}}\naction: {type: hello_world}',
    '2 "topics" isn\'t a key of source.config.',
  ],
])('%j is explained', (code, message) => {
  expect(find(code)[0]).toContain(message);
});
