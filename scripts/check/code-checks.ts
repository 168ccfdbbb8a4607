import { readdirSync } from 'node:fs';
import type { Step } from './run-steps.ts';
import { runTool } from './run-tool.ts';

function toolStep(root: string, name: string, words: readonly [string, ...string[]]): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runTool(root, words);
      if (code !== 0) console.log(output);
      return code === 0;
    },
  };
}

/** Format, lint, types of each room, unused code. */
export function codeChecks(root: string): Step[] {
  const rooms = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(entry.name).includes('tsconfig.json'))
    .map(({ name }) => name);
  return [
    toolStep(root, 'format and lint ("npm run format" fixes most)', ['biome', 'check', '--error-on-warnings', '.']),
    ...rooms.map((room) => toolStep(root, `types of ${room}`, ['tsc', '-p', room])),
    toolStep(root, 'unused code', ['knip']),
  ];
}
