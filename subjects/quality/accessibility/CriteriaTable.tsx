import type { Criterion } from '../conformance.ts';

const words: Readonly<Record<Criterion['result'], string>> = {
  met: 'Met',
  partly: 'In part',
  'not applicable': 'Does not apply',
};

/** The criteria of one principle, each with its result, its reason and what shows it. */
export function CriteriaTable({ id, name, criteria }: { id: string; name: string; criteria: readonly Criterion[] }) {
  return (
    <>
      <h3 id={id}>{name}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className="table-scroll" aria-labelledby={id} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Criterion</th>
              <th scope="col">Result</th>
              <th scope="col">How, and what shows it</th>
            </tr>
          </thead>
          <tbody>
            {criteria.map((criterion) => (
              <tr key={criterion.id}>
                <th scope="row">
                  {criterion.id} {criterion.name} <span className="criterion-level">({criterion.level})</span>
                </th>
                <td>{words[criterion.result]}</td>
                <td>
                  <p>{criterion.how}</p>
                  {criterion.result === 'partly' && <p>Missing: {criterion.missing}</p>}
                  {criterion.result !== 'not applicable' && <Evidence criterion={criterion} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Evidence({ criterion: { judged, tests } }: { criterion: Exclude<Criterion, { result: 'not applicable' }> }) {
  return (
    <div className="criterion-evidence">
      {judged !== undefined && <p>Judged by hand: {judged}</p>}
      {tests && (
        <ul>
          {tests.map((test) => (
            <li key={test}>
              <code>{test}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
