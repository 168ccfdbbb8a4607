import { expect, test } from 'vitest';
import { cliCommand } from '#model/cli.ts';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { datahubCliChecker } from './datahub-cli.ts';

const text = 'A sentence that is long enough.';
const flag = (names: string[], value: string | null = null, more = {}) => ({
  names,
  value,
  description: text,
  ...more,
});
const ingest = {
  command: 'datahub ingest',
  summary: text,
  defaultSubcommand: 'run',
  subcommands: [
    {
      command: 'datahub ingest run',
      summary: text,
      flags: [flag(['-c', '--config'], 'path', { required: true }), flag(['-n', '--dry-run'])],
    },
    {
      command: 'datahub ingest show',
      summary: text,
      flags: [flag(['--run-id'], 'text')],
      arguments: [{ name: 'id', description: text }],
    },
  ],
};
const get = {
  command: 'datahub get',
  summary: text,
  flags: [flag(['--kind'], 'choice', { choices: ['tag', 'term'] })],
};
const {
  package: _,
  sources: __,
  ...cli
} = cliCommand.parse({
  command: 'datahub',
  summary: text,
  flags: [flag(['--debug'])],
  subcommands: [],
  sources: ['a.py'],
});
const subcommands = [ingest, get].map((command) => cliCommand.parse({ ...command, sources: ['a.py'] }));
const find = (code: string) =>
  findingsOf(datahubCliChecker, someSample('shell', code), { cli: { ...cli, subcommands } });

test.each([
  'datahub --debug ingest run -c a.yml --dry-run',
  'datahub ingest -c a.yml',
  'datahub ingest --config=a.yml | tee "$(datahub get)"',
  'python3 -m datahub ingest show --run-id a b',
  'datahub ingest --help',
  'datahub $COMMAND --anything',
  'datahub get --kind TAG',
  'datahub get --kind "$KIND"',
  'pip install datahub --upgrade',
])('%s is fine', (code) => {
  expect(find(code)).toEqual([]);
});

test.each([
  ['echo a\ndatahub ingst -c a.yml', '2 "datahub" has no subcommand "ingst". Did you mean "ingest"?'],
  ['datahub ingest -c a.yml --dryrun', '1 "datahub ingest run" has no flag "--dryrun". Did you mean "--dry-run"?'],
  ['datahub ingest run', '1 "datahub ingest run" requires the flag "--config". Add --config with its value.'],
  ['datahub ingest run -c', '1 The flag "-c" of "datahub ingest run" requires a value.'],
  ['datahub get --kind domain', '1 "domain" isn\'t a valid value for the flag "--kind". Use one of tag, term.'],
  ['datahub ingest show a b', '1 "datahub ingest show" accepts one argument, so "b" is one too many.'],
  ['if ! ./venv/bin/datahub gt; then exit; fi', '1 "datahub" has no subcommand "gt".'],
  ['x="$(datahub gt)"', '1 "datahub" has no subcommand "gt". Did you mean "get"?'],
  ['FOO=1 datahub get \\\n  --all', '2 "datahub get" has no flag "--all". Its flags are --kind.'],
])('%j is explained', (code, message) => {
  expect(find(code)).toEqual([expect.stringContaining(message)]);
});
