import { expect, test } from 'vitest';
import { examSet } from './exam-set.ts';

test('a report’s set depends only on its ID, and about a third of the reports are held out', () => {
  const ids = Array.from({ length: 3000 }, (_, number) => `report-${number}`);
  const heldOut = ids.filter((id) => examSet(id) === 'held-out').length;
  expect(heldOut / ids.length).toBeCloseTo(1 / 3, 1);
  // The sets of reports that exist must never change.
  expect(examSet('broker-restart-cluster-id')).toBe('held-out');
  expect(examSet('gms-port-8080-in-use')).toBe('tuning');
});
