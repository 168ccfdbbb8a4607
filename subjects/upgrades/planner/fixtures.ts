import type { UpgradeFact } from '../upgrade-facts.ts';
import type { PlannerSetup } from './planner.ts';

/** A change that affects everyone. Tests override the special parts. */
export function someChange(subject: string, special: Partial<UpgradeFact> = {}): UpgradeFact {
  return { kind: 'breaking', step: 'clients', subject: [subject], text: ['It is different.'], action: [], ...special };
}

const commands = { quickstart: ['go to {version} with {chart} and {cli}', 'look'] };
const step = { text: 'What to do.', href: '/a', commands: {}, without: 'It did not exist.' };

/** Six releases: one without notes, two that share their notes, and one with a chart. */
export const setup: PlannerSetup = {
  describes: '2.3.0',
  releases: ['2.3.0', '2.2.0', '2.1.1', '2.1.0', '2.0.0', '1.9.0'].map((version) => ({
    version,
    ...(version === '2.1.1' && { chart: { version: '0.7.0', commit: 'abcdef1', cli: '2.1.0' } }),
  })),
  entries: [
    { name: '2.3.0', versions: ['2.3.0'], notes: [], changes: [someChange('in the newest')] },
    { name: '2.2.0', versions: ['2.2.0'], notes: [], changes: [] },
    {
      name: '2.1.0 / 2.1.1',
      versions: ['2.1.0', '2.1.1'],
      notes: [],
      changes: [
        someChange('for saws', { plugins: ['saw', 'axe'] }),
        someChange('for cabinets', { component: 'cabinet', step: 'prepare' }),
      ],
    },
    {
      name: '2.0.0',
      versions: ['2.0.0'],
      notes: [],
      changes: [
        someChange('for clusters', { deployments: ['kubernetes'], step: 'prepare' }),
        someChange('until 2.1.1', { settled: { version: '2.1.1', because: 'It is no longer so.' } }),
      ],
    },
    { name: '1.9.0', versions: ['1.9.0'], notes: [], changes: [someChange('in the oldest')] },
  ],
  steps: [
    { ...step, id: 'prepare', title: 'Prepare' },
    { ...step, id: 'server', title: 'Server', commands },
    { ...step, id: 'wait', title: 'Wait', since: '2.1.0' },
    { ...step, id: 'clients', title: 'Clients' },
  ],
  plugins: [
    { id: 'axe', label: 'Axe' },
    { id: 'saw', label: 'Saw' },
  ],
  components: [{ id: 'cabinet', label: 'A cabinet' }],
  addresses: { notes: '/notes#versions', older: '/older' },
  copy: 'Copy',
};
