import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import type { ErrorScore } from '#subjects/errors/schema/error-score.ts';
import type { EngineScore, Found, SearchScore } from '../search-score.ts';
import { ErrorExam } from './ErrorExam.tsx';
import { gateRows } from './gate-rows.ts';
import { Measures } from './Measures.tsx';

const triple = ({ first, three, rank }: Found) => [first, three, rank].map((value) => value.toFixed(3)).join(' · ');
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
const labelOf = ({ name, version }: EngineScore) => (version === undefined ? 'This site' : `${name} ${version}`);

/** `/search/quality`: how well search answers judged queries, what it costs, how others do on the same records, and the error tool's exam. */
/** What was measured, by subject. */
interface QualityFacts {
  quality: { searchScore: SearchScore };
  errors: { score: ErrorScore | undefined };
}

export default function SearchQualityPage({ screen, facts: { quality, errors } }: ScreenProps<QualityFacts>) {
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
  const names = engines.map(labelOf);
  return (
    <div className="screen-narrow quality">
      <h1>{screen.title}</h1>
      <div className="prose">
        <p>
          {ours.quality.judged.queries} queries, most of them in the words of people who asked for help in public, are
          judged by hand: which pages answer them, which only help, which mislead. {ours.quality.generated.queries} more
          are made from the names in the reference. Every build of this site has to answer both as well as below. A
          third of the judged queries is held out: nobody looks at them while tuning.
        </p>
        <p>
          Measured on <time dateTime={ours.measured}>{ours.measured}</time>, on the content of that day.{' '}
          <a href={href('/search')}>Search the docs</a>
          {errorScore && (
            <>
              {' '}
              or read <a href="#pasted-errors">how well pasted errors are recognized</a>
            </>
          )}
          .
        </p>
        <h2 id="gates">What a release must reach</h2>
        <Measures
          caption="What a release must reach"
          heading={['Measure', 'Required', 'Reached']}
          rows={gateRows(ours.quality).map(({ name, limit, measured, passes }) => ({
            key: name,
            name,
            cells: [limit, passes ? measured : <strong key="missed">{measured}, misses</strong>],
          }))}
        />
        <h2 id="classes">Judged queries</h2>
        <p>
          Each cell has three numbers, from 0 to 1: queries with the right page first, with the right page among the
          first three, and the mean of 1 divided by its place. All engines search the same records with their default
          settings.
        </p>
        <Measures
          caption="Judged queries by class"
          heading={['Class', 'Queries', ...names]}
          rows={[
            ...compared(({ quality }) => quality.byClass),
            ...compared(({ quality: { development, heldOut, judged } }) => ({
              'all for tuning': development,
              'all held out': heldOut,
              all: judged,
            })),
          ]}
        />
        <h2 id="names">Names of the reference</h2>
        <p>
          Engines that take long for an answer are asked fewer of them:{' '}
          {engines.map((engine) => `${labelOf(engine)} ${engine.quality.generated.queries}`).join(', ')}.
        </p>
        <Measures
          caption="Names of the reference by kind"
          heading={['Kind', 'Queries', ...names]}
          rows={[
            ...compared(({ quality }) => quality.generatedByKind),
            ...compared(({ quality }) => ({ all: quality.generated })),
          ]}
        />
        <h2 id="mistakes">Mistakes, by readers and by search</h2>
        <Measures
          caption="Mistakes, by readers and by search"
          heading={['Measure', ...names]}
          rows={[
            measure('Order of all judged pages (nDCG@10)', ({ quality }) => quality.gain.toFixed(3)),
            measure('Right section of the right page', ({ quality }) => quality.rightSection.toFixed(3)),
            measure('Right in three, before one typing error', ({ quality }) => quality.beforeTypingError.toFixed(3)),
            measure('Right in three, after it', ({ quality }) => quality.afterTypingError.toFixed(3)),
            measure('Spellings of a name that change the first page', ({ quality }) => quality.unequalSpellings),
            measure('Queries with a harmful page among the first three', ({ quality }) => quality.harmful),
            measure('Confident where the site has no answer', ({ quality }) => quality.falselyConfident),
            measure('Pages among the first five that nobody judged, mean', ({ quality }) =>
              quality.unjudged.toFixed(2),
            ),
          ]}
        />
        <h2 id="costs">What it costs a reader</h2>
        <p>
          Sizes are compressed and without code. Times are those of the engine alone in Chromium, on the machine that
          measured; a phone has about a quarter of its speed.
        </p>
        <Measures
          caption="What it costs a reader"
          heading={['Cost', ...names]}
          rows={[
            measure('Whole index', ({ costs }) => kilobytes(costs.index)),
            measure('Before the first answer, median', ({ costs }) => kilobytes(costs.firstAnswer)),
            measure('Before the first answer, at most', ({ costs }) => kilobytes(costs.firstAnswerMost)),
            measure('A key while typing, median', ({ costs }) => `${costs.key} ms`),
            measure('A key while typing, 95th percentile', ({ costs }) => `${costs.keyMost} ms`),
            measure('The same at a quarter of the speed, median', ({ costs }) => `${costs.slowKey} ms`),
            measure('The same at a quarter of the speed, 95th percentile', ({ costs }) => `${costs.slowKeyMost} ms`),
          ]}
        />
        {errorScore && <ErrorExam score={errorScore} />}
      </div>
    </div>
  );
}
