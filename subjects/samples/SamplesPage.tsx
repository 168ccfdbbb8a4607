import type { Page, Sample } from '#model/page.ts';
import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { useTexts } from '#site/use-texts.ts';
import { Measures } from '#subjects/quality/search/Measures.tsx';
import { SampleEntries } from './SampleEntries.tsx';
import { countProofs, isUnchecked, type SampleList, sampleLists, samplesByPage } from './sample-lists.ts';
import { samplePageTexts } from './texts.ts';

const countOf = (pages: readonly Page[], wanted: (sample: Sample) => boolean) =>
  pages.reduce((sum, { samples }) => sum + samples.filter(wanted).length, 0);

/** `/samples`: what is verified about blocks of code, how often, and every exception with its reason. */
export default function SamplesPage({ screen, pages }: ScreenProps) {
  const t = useTexts(samplePageTexts);
  const { href } = useSite();
  const total = countOf(pages, () => true);
  const proved = countOf(pages, ({ provedBy }) => provedBy.length > 0);
  return (
    <div className="screen-narrow samples">
      <h1>{screen.title}</h1>
      <div className="prose">
        <p>{fillNodes(t.samplePageBlocksCodePagesDocumentation, { proved, total })}</p>
        <h2 id="proofs">{t.samplePageWhatProved}</h2>
        <Measures
          caption={t.samplePageWhatProved}
          heading={[t.samplePageMark, t.samplePageBlock, t.samplePageBlocks, t.samplePagePages]}
          rows={countProofs(pages).map(({ proof, words, count, pages: on }) => {
            return { name: proof, key: proof, cells: [words, count, on] };
          })}
        />
        <h2 id="lists">{t.samplePageEveryBlock}</h2>
        <ul>
          {sampleLists.map((list) => (
            <li key={list.path}>
              <a href={href(list.path)}>{list.name}</a> ({countOf(pages, (sample) => isIn(list, sample))})
            </li>
          ))}
        </ul>
        <h2 id="illustrative">{t.samplePageIllustrativeBlocks}</h2>
        <p>{t.samplePageEachTheseCantBe}</p>
        <Exceptions pages={pages} wanted={({ illustrative }) => illustrative !== undefined} />
        <h2 id="unchecked">{t.samplePageBlocksNothingChecks}</h2>
        <p>{t.samplePageOutputPlainTextFiles}</p>
        <Exceptions pages={pages} wanted={isUnchecked} />
      </div>
    </div>
  );
}

function isIn({ languages }: SampleList, { language }: Sample): boolean {
  return languages.some((each) => each === language);
}

function Exceptions({ pages, wanted }: { pages: readonly Page[]; wanted: (sample: Sample) => boolean }) {
  const { href } = useSite();
  return (
    <ul>
      {samplesByPage(pages, wanted).map((of) => (
        <li key={of.page.path}>
          <a href={href(of.page.path)}>{of.page.title}</a>
          <SampleEntries of={of} />
        </li>
      ))}
    </ul>
  );
}
