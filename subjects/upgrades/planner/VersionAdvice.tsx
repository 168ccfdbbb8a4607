import { fill } from '#model/fill.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { upgradeTexts } from '../texts.ts';
import { OLDER, type VersionProblem } from './check-versions.ts';
import type { PlannerSetup } from './planner.ts';

/** Why there is no path, and what to do instead. */
export function VersionAdvice({
  problem,
  addresses,
}: {
  problem: VersionProblem;
  addresses: PlannerSetup['addresses'];
}) {
  const t = useTexts(upgradeTexts);
  switch (problem.problem) {
    case 'open':
      return <>{t.upgradeChooseCurrentVersionServer}</>;
    case 'same':
      return <>{fillNodes(t.upgradeYoureAlreadySoTheres, { to: problem.to })}</>;
    case 'backwards':
      return (
        <>
          {fillNodes(t.upgradeOlderThanProjectDoesnt, {
            to: problem.to,
            from: problem.from,
            link: <a href={addresses.notes.replace(/#.*/, '#rollback')}>{t.upgradeBackup}</a>,
          })}
        </>
      );
    case 'too-old':
      return (
        <>
          {fillNodes(t.upgradeNotesStartFromBefore, {
            oldest: problem.oldest,
            value: problem.version === OLDER ? '' : fill(t.upgradeSoTheyDontCover, { version: problem.version }),
            link: <a href={addresses.older}>{t.upgradeAnotherMigration}</a>,
            oldest2: problem.oldest,
          })}
        </>
      );
    case 'unknown':
      return (
        <>
          {fillNodes(t.upgradeNotesDontContainVersion, {
            version: problem.version,
            value:
              problem.nearest === undefined
                ? t.upgradeChooseOneFromList
                : fill(t.upgradeNearestOneBelow, { nearest: problem.nearest }),
          })}
        </>
      );
  }
}
