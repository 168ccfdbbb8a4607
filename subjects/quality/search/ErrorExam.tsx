import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import type { ErrorScore } from '#subjects/errors/schema/error-score.ts';
import { qualityTexts } from '../texts.ts';
import { answerRows, targetRows } from './error-rows.ts';
import { Measures } from './Measures.tsx';

/** How well the tool at /tools/errors answers the reports of its exam. */
export function ErrorExam({ score }: { score: ErrorScore }) {
  const t = useTexts(qualityTexts);
  const { href } = useSite();
  const { tuning, heldOut, measured } = score;
  const reports = tuning.reports + heldOut.reports;
  const unexplained = reports - tuning.explained - heldOut.explained;
  return (
    <>
      <h2 id="pasted-errors">{t.qualityPastedErrors}</h2>
      <p>
        {fillNodes(t.qualityTestedReportsFromPublic, {
          link: <a href={href('/tools/errors')}>{t.qualityErrorTool}</a>,
          reports,
          unexplained,
          time: <time dateTime={measured}>{measured}</time>,
        })}
      </p>
      <Measures
        caption={t.qualityWhatErrorToolMust}
        heading={[t.qualityMeasure, t.qualityRequired, t.qualityHeldOut, t.qualityTuning]}
        rows={targetRows(score).map(({ name, limit, heldOut: reached, tuning: tuned, passes }) => ({
          key: name,
          name,
          cells: [
            limit,
            passes ? reached : <strong key="missed">{fillNodes(t.qualityMisses, { measured: reached })}</strong>,
            tuned,
          ],
        }))}
      />
      <Measures
        caption={t.qualityPastedErrorsByKind}
        heading={[
          t.qualityKind,
          t.qualityReports,
          t.qualityKnownError,
          t.qualityFirst,
          t.qualityThree,
          t.qualityConfidentlyWrong,
          t.qualityAsked,
          t.qualitySilent,
        ]}
        rows={answerRows(score)}
      />
      <p>{t.qualityFirstThreeSharesReports}</p>
      <p>
        {fillNodes(t.qualityPeopleReportWhatThey, {
          explained: heldOut.explained,
          value: (100 / Math.max(1, heldOut.explained)).toFixed(1),
        })}
      </p>
    </>
  );
}
