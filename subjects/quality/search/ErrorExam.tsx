import { useSite } from '#site/context.ts';
import type { ErrorScore } from '#subjects/errors/schema/error-score.ts';
import { answerRows, targetRows } from './error-rows.ts';
import { Measures } from './Measures.tsx';

/** How well the tool at /tools/errors answers the reports of its exam. */
export function ErrorExam({ score }: { score: ErrorScore }) {
  const { href } = useSite();
  const { tuning, heldOut, measured } = score;
  const reports = tuning.reports + heldOut.reports;
  const unexplained = reports - tuning.explained - heldOut.explained;
  return (
    <>
      <h2 id="pasted-errors">Pasted errors</h2>
      <p>
        The <a href={href('/tools/errors')}>error tool</a> is tested with {reports} reports from public issues,
        shortened and redacted. For {unexplained} of them, the site has no known error, and the tool must not claim to
        have found one. The expected answer to each report follows from the outcome of its thread or from DataHub's
        source code, never from what the tool says. A hash of the report's name selects the third that is held out, and
        nobody looks at single answers to those reports while changing the tool. Measured on{' '}
        <time dateTime={measured}>{measured}</time>.
      </p>
      <Measures
        caption="What the error tool must reach"
        heading={['Measure', 'Required', 'Held out', 'For tuning']}
        rows={targetRows(score).map(({ name, limit, heldOut: reached, tuning: tuned, passes }) => ({
          key: name,
          name,
          cells: [limit, passes ? reached : <strong key="missed">{reached}, misses</strong>, tuned],
        }))}
      />
      <Measures
        caption="Pasted errors by kind of report"
        heading={['Kind', 'Reports', 'With a known error', 'First', 'In three', 'Confidently wrong', 'Asked', 'Silent']}
        rows={answerRows(score)}
      />
      <p>
        “First” and “in three” are shares of the reports with a known error. If a report fits several errors, asking the
        right question counts as first. “Confidently wrong” means that the tool says it found the message of an error
        that isn't the right one. “Asked” counts all questions, and “silent” the reports for which the tool shows only
        what search finds.
      </p>
      <p>
        People report what they can't solve alone, so simple errors are rarer here than in practice, and the texts are
        shorter than what people usually paste. With {heldOut.explained} held-out reports that have a known error, one
        report is worth {(100 / Math.max(1, heldOut.explained)).toFixed(1)} percentage points.
      </p>
    </>
  );
}
