import { describe, expect, it } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { setup } from './fixtures.ts';
import { type PlanRequest, planUpgrade } from './plan-upgrade.ts';

const plan = (request: Partial<PlanRequest>) =>
  planUpgrade(setup, { from: '1.9.0', to: '2.1.1', deployment: 'quickstart', plugins: [], components: [], ...request });
const subjects = (list: readonly { change: { subject: unknown } }[]) =>
  list.map(({ change }) => String(change.subject));

describe('the changes that apply', () => {
  it('come after the old version, up to the new one, oldest first', () => {
    const { between, crossed, applying } = plan({});
    expect(between).toBe(2);
    expect(crossed.map(({ name }) => name)).toEqual(['2.0.0', '2.1.0 / 2.1.1']);
    expect(subjects(applying)).toEqual(['for saws', 'for cabinets']);
  });

  it('include everything as long as the reader hasn’t said what is in use', () => {
    expect(subjects(plan({ plugins: [], components: [] }).skipped)).not.toContain('for saws');
  });

  it.each<[string, Partial<PlanRequest>, string, string]>([
    ['another connector', { plugins: ['oracle'] }, 'for saws', 'connector'],
    ['no connector', { plugins: ['none'] }, 'for saws', 'connector'],
    ['no component', { components: ['none'] }, 'for cabinets', 'component'],
    ['another deployment', {}, 'for clusters', 'deployment'],
    ['a later version that settles it', {}, 'until 2.1.1', 'settled'],
  ])('leave out changes that %s makes unnecessary, with the reason', (_, request, subject, reason) => {
    const { skipped, applying } = plan(request);
    expect(skipped).toContainEqual(
      expect.objectContaining({ change: expect.objectContaining({ subject: [subject] }), reason }),
    );
    expect(subjects(applying)).not.toContain(subject);
  });

  it('contain a change that affects any of the connectors in use', () => {
    expect(subjects(plan({ plugins: ['axe', 'oracle'] }).applying)).toContain('for saws');
  });

  it('contain changes that aren’t decided yet', () => {
    expect(subjects(plan({ to: '2.1.0' }).applying)).toContain('until 2.1.1');
  });

  it.each([
    ['the old version is one of two that share notes', '2.1.0', '2.1.1', ['for saws', 'for cabinets'], true],
    ['the new version is one of two that share notes', '2.0.0', '2.1.0', ['for saws', 'for cabinets'], true],
    ['both versions lie outside', '2.0.0', '2.1.1', ['for saws', 'for cabinets'], false],
    ['a release without notes lies between', '2.1.1', '2.3.0', ['in the newest'], false],
  ])('are uncertain exactly where the notes are: %s', (_, from, to, expected, uncertain) => {
    const { applying } = plan({ from, to });
    expect(subjects(applying)).toEqual(expected);
    expect(applying.every((one) => one.uncertain === uncertain)).toBe(true);
  });
});

describe('the steps', () => {
  it('contain each change where it is due', () => {
    const { steps } = plan({ deployment: 'kubernetes' });
    expect(steps.map(({ step, changes }) => [step.id, subjects(changes)])).toEqual([
      ['prepare', ['for clusters', 'for cabinets']],
      ['server', []],
      ['wait', []],
      ['clients', ['for saws']],
    ]);
  });

  it('omit features that the new version doesn’t have, and unchanged configuration', () => {
    const { steps, skippedSteps } = plan({ to: '2.0.0' });
    expect(steps.map(({ step }) => step.id)).toEqual(['server', 'clients']);
    expect(inEnglish(skippedSteps)).toEqual([
      { title: 'Prepare', because: 'You don’t need to change anything in your configuration.' },
      { title: 'Wait', because: 'It did not exist.' },
    ]);
  });

  it('fill in the version, the chart, and the newest command line of the release', () => {
    const commands = (to: string) => plan({ to }).steps.find(({ step }) => step.id === 'server')?.commands;
    expect(commands('2.1.1')).toEqual(['go to 2.1.1 with 0.7.0 and 2.1.1.*', 'look']);
    expect(commands('2.3.0')).toEqual(['go to 2.3.0 with "$CHART" and 2.3.0.*', 'look']);
  });
});
