import { fill } from '#model/fill.ts';
import type { Texts } from '#model/strings.ts';
import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { useTexts } from '#site/use-texts.ts';
import type { ErrorScore } from '#subjects/errors/schema/error-score.ts';
import type { EngineScore, Found, SearchScore } from '../search-score.ts';
import { qualityTexts } from '../texts.ts';
import { ErrorExam } from './ErrorExam.tsx';
import { gateRows } from './gate-rows.ts';
import { Measures } from './Measures.tsx';

const triple = ({ first, three, rank }: Found) => [first, three, rank].map((value) => value.toFixed(3)).join(' · ');
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
const labelOf = ({ name, version }: EngineScore, t: Texts<typeof qualityTexts>) =>
  version === undefined ? t.qualitySite : `${name} ${version}`;

/**
 * `/search/quality`: how well search answers judged queries, what it costs, how other engines perform on the same records, and the error tool's exam.
 */
/** What was measured, by subject. */
interface QualityFacts {
  quality: { searchScore: SearchScore };
  errors: { score: ErrorScore | undefined };
}

export default function SearchQualityPage({ screen, facts: { quality, errors } }: ScreenProps<QualityFacts>) {
  const t = useTexts(qualityTexts);
  const { href } = useSite();
  const { engines } = quality.searchScore;
  const errorScore = errors.score;
  const [ours] = engines;
  if (!ours) throw new Error('The page of the score needs a score.');
  const compared = (of: (engine: EngineScore) => Record<string, Found>) =>
    Object.keys(of(ours)).map((kind) => ({
      key: kind,
      name: kind,
      cells: [
        of(ours)[kind]?.queries,
        ...engines.map((engine) => {
          const found = of(engine)[kind];
          return found ? triple(found) : '–';
        }),
      ],
    }));
  const measure = (name: string, of: (engine: EngineScore) => string | number) => {
    return { key: name, name, cells: engines.map(of) };
  };
  const names = engines.map((engine) => labelOf(engine, t));
  return (
    <div className="screen-narrow quality">
      <h1>{screen.title}</h1>
      <div className="prose">
        <p>
          {fillNodes(t.qualityQueriesMostThemWords, {
            queries: ours.quality.judged.queries,
            queries2: ours.quality.generated.queries,
          })}
        </p>
        <p>
          {fillNodes(t.qualityMeasuredContentDay, {
            time: <time dateTime={ours.measured}>{ours.measured}</time>,
            link: <a href={href('/search')}>{t.qualitySearchDocs}</a>,
          })}
          {errorScore && (
            <> {fillNodes(t.qualityRead, { link: <a href="#pasted-errors">{t.qualityHowWellPastedErrors}</a> })}</>
          )}
          .
        </p>
        <h2 id="gates">{t.qualityWhatReleaseMustReach}</h2>
        <Measures
          caption={t.qualityWhatReleaseMustReach}
          heading={[t.qualityMeasure, t.qualityRequired, t.qualityReached]}
          rows={gateRows(ours.quality).map(({ name, limit, measured, passes }) => ({
            key: name,
            name,
            cells: [
              limit,
              passes ? measured : <strong key="missed">{fillNodes(t.qualityMisses, { measured })}</strong>,
            ],
          }))}
        />
        <h2 id="classes">{t.qualityJudgedQueries}</h2>
        <p>{t.qualityEachCellHasThree}</p>
        <Measures
          caption={t.qualityJudgedQueriesByClass}
          heading={[t.qualityClass, t.qualityQueries, ...names]}
          rows={[
            ...compared(({ quality }) => quality.byClass),
            ...compared(({ quality: { development, heldOut, judged } }) => ({
              [t.qualityAllTuning]: development,
              [t.qualityAllHeldOut]: heldOut,
              [t.qualityAll]: judged,
            })),
          ]}
        />
        <h2 id="names">{t.qualityNamesReference}</h2>
        <p>
          {fillNodes(t.qualityEnginesTakeLongAnswer, {
            value: engines.map((engine) => `${labelOf(engine, t)} ${engine.quality.generated.queries}`).join(', '),
          })}
        </p>
        <Measures
          caption={t.qualityNamesReferenceByKind}
          heading={[t.qualityKind, t.qualityQueries, ...names]}
          rows={[
            ...compared(({ quality }) => quality.generatedByKind),
            ...compared(({ quality }) => ({ all: quality.generated })),
          ]}
        />
        <h2 id="mistakes">{t.qualityMistakesByReadersBy}</h2>
        <Measures
          caption={t.qualityMistakesByReadersBy}
          heading={[t.qualityMeasure, ...names]}
          rows={[
            measure(t.qualityOrderAllJudgedPages, ({ quality }) => quality.gain.toFixed(3)),
            measure(t.qualityRightSectionRightPage, ({ quality }) => quality.rightSection.toFixed(3)),
            measure(t.qualityRightThreeBeforeOne, ({ quality }) => quality.beforeTypingError.toFixed(3)),
            measure(t.qualityRightThreeAfter, ({ quality }) => quality.afterTypingError.toFixed(3)),
            measure(t.qualitySpellingsNameChangeFirst, ({ quality }) => quality.unequalSpellings),
            measure(t.qualityQueriesHarmfulPageAmong, ({ quality }) => quality.harmful),
            measure(t.qualityConfidentWhereSiteHas, ({ quality }) => quality.falselyConfident),
            measure(t.qualityPagesAmongFirstFive, ({ quality }) => quality.unjudged.toFixed(2)),
          ]}
        />
        <h2 id="costs">{t.qualityWhatCostsReader}</h2>
        <p>{t.qualitySizesCompressedWithoutCode}</p>
        <Measures
          caption={t.qualityWhatCostsReader}
          heading={[t.qualityCost, ...names]}
          rows={[
            measure(t.qualityWholeIndex, ({ costs }) => kilobytes(costs.index)),
            measure(t.qualityBeforeFirstAnswerMedian, ({ costs }) => kilobytes(costs.firstAnswer)),
            measure(t.qualityBeforeFirstAnswerAt, ({ costs }) => kilobytes(costs.firstAnswerMost)),
            measure(t.qualityKeyWhileTypingMedian, ({ costs }) => fill(t.qualityMs, { ms: costs.key })),
            measure(t.qualityKeyWhileTyping95th, ({ costs }) => fill(t.qualityMs, { ms: costs.keyMost })),
            measure(t.qualitySameAtQuarterSpeed, ({ costs }) => fill(t.qualityMs, { ms: costs.slowKey })),
            measure(t.qualitySameAtQuarterSpeed95th, ({ costs }) => fill(t.qualityMs, { ms: costs.slowKeyMost })),
          ]}
        />
        {errorScore && <ErrorExam score={errorScore} />}
      </div>
    </div>
  );
}
