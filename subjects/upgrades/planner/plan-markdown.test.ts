import { expect, test } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { breakingChanges } from './breaking-changes.ts';
import { setup } from './fixtures.ts';
import { planMarkdown } from './plan-markdown.ts';
import { planUpgrade } from './plan-upgrade.ts';

const request = { from: '1.9.0', to: '2.1.1', deployment: 'quickstart', plugins: [], components: [] } as const;

test('the Markdown has the check marks, the versions, and the steps with their commands', () => {
  const plan = planUpgrade(setup, request);
  const [first] = breakingChanges(plan.applying);
  const text = planMarkdown({
    plan,
    request,
    setup,
    done: new Set(first && [first.id]),
    origin: 'https://docs.example.com',
    inWords: inEnglish,
  });
  expect(text).toContain('# Upgrade DataHub from 1.9.0 to 2.1.1 (Quickstart)');
  expect(text).toContain('- [x] **for saws** (2.1.0 / 2.1.1): It is different.');
  expect(text).toContain('- [ ] **for cabinets**');
  expect(text).toContain('- Helm chart: 0.7.0');
  expect(text).toContain('[Details](https://docs.example.com/a)');
  expect(text).toContain('go to 2.1.1 with 0.7.0 and 2.1.1.*');
});

test('the checklist lists downtime first and leaves out changes that break nothing', () => {
  const { applying } = planUpgrade(setup, request);
  const [saws, cabinets] = applying;
  if (!saws || !cabinets) throw new Error('The example has two changes.');
  const kinds = [
    saws,
    { ...cabinets, change: { ...cabinets.change, kind: 'downtime' as const } },
    { ...saws, change: { ...saws.change, kind: 'notable' as const } },
  ];
  expect(breakingChanges(kinds).map(({ change }) => change.kind)).toEqual(['downtime', 'breaking']);
});
