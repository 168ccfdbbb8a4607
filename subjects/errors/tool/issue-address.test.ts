import fc from 'fast-check';
import { expect, test } from 'vitest';
import { issueAddress, issueText } from './issue-address.ts';

const LONGEST = 8_000;
const address = (text: string) => new URL(issueAddress('https://example.com/acme/docs/issues/new', issueText(text)));
const body = (text: string) => address(text).searchParams.get('body') ?? '';
const javaFrames = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `\tat com.example.${name}.call${at}(${name}.java:${at})`);
const pythonFrames = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => [
    `  File "${name}.py", line ${at}, in call${at}`,
    `    call${at + 1}(argument)`,
  ]).flat();

test('the issue has the text in one block of code', () => {
  expect(address('Error: alpha\n```\nbeta').searchParams.get('title')).toBe('Error alpha');
  expect(body('Error: alpha\n```\nbeta').split('```')).toHaveLength(3);
});

test('a Java trace of 200 frames keeps its message, the deepest cause and the frames around it', () => {
  const trace = [
    'Exception in thread "main" java.lang.IllegalStateException: Failed to start the consumer',
    ...javaFrames('Outer', 200),
    'Caused by: org.springframework.beans.BeanCreationException: Error creating bean kafkaListener',
    ...javaFrames('Middle', 200),
    'Caused by: org.apache.kafka.common.KafkaException: Failed to load SSL keystore',
    ...javaFrames('Inner', 200),
    '\t... 18 more',
  ].join('\n');
  const text = body(trace);
  for (const line of [
    'Failed to start the consumer',
    'Error creating bean kafkaListener',
    'Caused by: org.apache.kafka.common.KafkaException: Failed to load SSL keystore',
    'com.example.Middle.call199(',
    'com.example.Inner.call0(',
    'com.example.Inner.call5(',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/\[… \d+ lines left out …\]/);
  expect(text).not.toContain('com.example.Outer.call100(');
  expect(address(trace).href.length).toBeLessThan(LONGEST);
});

test('a chain of Python exceptions keeps the last exception, its frames, and the headers of the others', () => {
  const trace = [
    'Traceback (most recent call last):',
    ...pythonFrames('driver', 200),
    'snowflake.connector.errors.DatabaseError: 250001 (08001): Incorrect username was specified.',
    '',
    'The above exception was the direct cause of the following exception:',
    '',
    'Traceback (most recent call last):',
    ...pythonFrames('pipeline', 200),
    'datahub.ingestion.run.pipeline.PipelineInitError: Failed to configure the source (snowflake)',
  ].join('\n');
  const text = body(trace);
  for (const line of [
    'DatabaseError: 250001 (08001)',
    'PipelineInitError: Failed to configure the source (snowflake)',
    'File "pipeline.py", line 199',
  ])
    expect(text).toContain(line);
  expect(address(trace).href.length).toBeLessThan(LONGEST);
});

test('the number of omitted lines adds up', () => {
  const lines = ['ValueError: first', ...Array.from({ length: 500 }, (_, at) => `line ${at} with some words in it`)];
  const text = issueText(lines.join('\n')).split('\n');
  const left = text.map((line) => Number(/^\[… (\d+) lines? left out …\]$/.exec(line)?.[1] ?? 0));
  const kept = left.filter((count) => count === 0).length;
  expect(kept + left.reduce((sum, count) => sum + count, 0)).toBe(lines.length);
});

test('a line that is longer than an address keeps its beginning and its end', () => {
  const text = body(`java.lang.RuntimeException: begins here ${'ä'.repeat(20_000)} ends here`);
  expect(text).toContain('RuntimeException: begins here');
  expect(text).toContain('ends here');
});

test('whatever is pasted, the address is short enough', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 400 }), { maxLength: 60 }),
      fc.nat(40),
      (lines, times) => {
        expect(address(Array.from({ length: times }, () => lines.join('\n')).join('\n')).href.length).toBeLessThan(
          LONGEST,
        );
      },
    ),
    { seed: 20230411, numRuns: 60 },
  );
});
