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
  switch (problem.problem) {
    case 'open':
      return <>Choose your current version. Your server returns it at http://localhost:8080/config.</>;
    case 'same':
      return <>You’re already on {problem.to}, so there’s nothing to do.</>;
    case 'backwards':
      return (
        <>
          {problem.to} is older than {problem.from}. The project doesn’t test downgrades. Restore the{' '}
          <a href={addresses.notes.replace(/#.*/, '#rollback')}>backup</a> instead.
        </>
      );
    case 'too-old':
      return (
        <>
          The notes start with {problem.oldest}
          {problem.version === OLDER ? '' : `, so they don’t cover ${problem.version}`}. From before 0.8.0,{' '}
          <a href={addresses.older}>another migration</a> comes first. From other old versions, choose {problem.oldest}{' '}
          as your version and read the releases before it.
        </>
      );
    case 'unknown':
      return (
        <>
          The notes don’t contain a version “{problem.version}”.
          {problem.nearest === undefined
            ? ' Choose one from the list.'
            : ` The nearest one below it is ${problem.nearest}.`}
        </>
      );
  }
}
