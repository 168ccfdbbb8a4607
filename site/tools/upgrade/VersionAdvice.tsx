import { OLDER, type VersionProblem } from './check-versions.ts';
import { type PlannerSetup, versionName } from './planner.ts';

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
      return <>Choose the version you have. The server names it at http://localhost:8080/config.</>;
    case 'same':
      return <>You have {versionName(problem.to)} already, so there is nothing to do.</>;
    case 'backwards':
      return (
        <>
          {versionName(problem.to)} is older than {versionName(problem.from)}. A downgrade isn’t tested by the project:
          go back by way of the <a href={addresses.notes.replace(/#.*/, '#rollback')}>backup</a>.
        </>
      );
    case 'too-old':
      return (
        <>
          The notes begin with {problem.oldest}
          {problem.version === OLDER ? '' : `, so nothing is known about ${problem.version}`}. From before 0.8.0,{' '}
          <a href={addresses.older}>another migration</a> comes first. From other old versions, choose {problem.oldest}{' '}
          as your version and read the releases before it.
        </>
      );
    case 'unknown':
      return (
        <>
          The notes know no version “{problem.version}”.
          {problem.nearest === undefined
            ? ' Choose one of the list.'
            : ` The nearest one below it is ${versionName(problem.nearest)}.`}
        </>
      );
  }
}
