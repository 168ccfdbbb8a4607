import type { Page, Sample } from '#model/page.ts';
import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { Measures } from '#subjects/quality/search/Measures.tsx';
import { SampleEntries } from './SampleEntries.tsx';
import { countProofs, isUnchecked, type SampleList, sampleLists, samplesByPage } from './sample-lists.ts';

const countOf = (pages: readonly Page[], wanted: (sample: Sample) => boolean) =>
  pages.reduce((sum, { samples }) => sum + samples.filter(wanted).length, 0);

/** `/samples`: what is proved of the blocks of code, how often, and every exception with its reason. */
export default function SamplesPage({ screen, pages }: ScreenProps) {
  const { href } = useSite();
  const total = countOf(pages, () => true);
  const proved = countOf(pages, ({ provedBy }) => provedBy.length > 0);
  return (
    <div className="screen-narrow samples">
      <h1>{screen.title}</h1>
      <div className="prose">
        <p>
          {proved} of the {total} blocks of code on the pages of this documentation are proved. No change is published
          unless all of them pass: each is read with the grammar of its language where there is one, and compared with
          the data that the reference is made of. What was proved stands below the right end of each block, by the names
          in the first column here. More is not proved: samples are not run against a deployment.
        </p>
        <h2 id="proofs">What is proved</h2>
        <Measures
          caption="What is proved"
          heading={['Mark', 'A block with it', 'Blocks', 'Pages']}
          rows={countProofs(pages).map(({ proof, words, count, pages: on }) => {
            return { name: proof, key: proof, cells: [words, count, on] };
          })}
        />
        <h2 id="lists">Every block</h2>
        <ul>
          {sampleLists.map((list) => (
            <li key={list.path}>
              <a href={href(list.path)}>{list.name}</a> ({countOf(pages, (sample) => isIn(list, sample))})
            </li>
          ))}
        </ul>
        <h2 id="illustrative">Illustrative blocks</h2>
        <p>Each of these can’t be checked for the reason behind it, which stands above the block too.</p>
        <Exceptions pages={pages} wanted={({ illustrative }) => illustrative !== undefined} />
        <h2 id="unchecked">Blocks that nothing checks</h2>
        <p>
          Output, plain text and files of formats for which there is no check, without URNs, commands or addresses in
          them that could be wrong.
        </p>
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
