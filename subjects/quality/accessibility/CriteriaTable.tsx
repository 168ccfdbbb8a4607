import type { Texts } from '#model/strings.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import type { Criterion } from '../conformance.ts';
import { qualityTexts } from '../texts.ts';

const words = (t: Texts<typeof qualityTexts>): Readonly<Record<Criterion['result'], string>> => ({
  met: t.qualityMet,
  partly: t.qualityPart,
  'not applicable': t.qualityDoesNotApply,
});

/** The criteria of one principle, each with its result, its reason, and the evidence. */
export function CriteriaTable({ id, name, criteria }: { id: string; name: string; criteria: readonly Criterion[] }) {
  const t = useTexts(qualityTexts);
  return (
    <>
      <h3 id={id}>{name}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className="table-scroll" aria-labelledby={id} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.qualityCriterion}</th>
              <th scope="col">{t.qualityResult}</th>
              <th scope="col">{t.qualityHowWhatShows}</th>
            </tr>
          </thead>
          <tbody>
            {criteria.map((criterion) => (
              <tr key={criterion.id}>
                <th scope="row">
                  {criterion.id} {criterion.name} <span className="criterion-level">({criterion.level})</span>
                </th>
                <td>{words(t)[criterion.result]}</td>
                <td>
                  <p>{criterion.how}</p>
                  {criterion.result === 'partly' && (
                    <p>{fillNodes(t.qualityMissing, { missing: criterion.missing })}</p>
                  )}
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
  const t = useTexts(qualityTexts);
  return (
    <div className="criterion-evidence">
      {judged !== undefined && <p>{fillNodes(t.qualityJudgedByHand, { judged })}</p>}
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
