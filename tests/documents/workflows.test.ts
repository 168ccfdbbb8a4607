import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file) => [file, readFileSync(`${FOLDER}/${file}`, 'utf8')] as const);

test.each(workflows)('%s pins each action to a commit, with the version beside it', (_file, text) => {
  const actions = [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('the workflow checks what is checked here', () => {
  const [, text = ''] = workflows.find(([file]) => file === 'ci.yml') ?? [];
  expect([...text.matchAll(/^\s*(?:- )?run: (npm .*)$/gm)].map(([, command]) => command)).toContain('npm test');
});

test('the tests run with the oldest version of Node that the project allows, and with newer ones', () => {
  const [, text = ''] = workflows.find(([file]) => file === 'ci.yml') ?? [];
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const versions = JSON.parse(/node: (\[.*\])/.exec(text)?.[1] ?? '[]') as string[];
  expect(`>=${versions[0]}`).toBe(engines.node);
  expect(versions.length).toBeGreaterThan(2);
});
