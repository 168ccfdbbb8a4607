import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { SectionFilter } from '#site/reference/SectionFilter.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { useTexts } from '#site/use-texts.ts';
import { SampleEntries } from './SampleEntries.tsx';
import { sampleLists, samplesByPage } from './sample-lists.ts';
import { samplePageTexts } from './texts.ts';

/** `/samples/…`: every block of code in some languages, by page, with how it was verified. */
export default function SampleListPage({ screen, pages }: ScreenProps) {
  const t = useTexts(samplePageTexts);
  const { href } = useSite();
  const list = sampleLists.find(({ path }) => path === screen.path);
  if (!list) throw new Error(`There is no list of samples for ${screen.path}.`);
  const listed = samplesByPage(pages, ({ language }) => list.languages.some((each) => each === language));
  return (
    <div className="screen-narrow samples">
      <h1>{screen.title}</h1>
      <div className="prose">
        <p>
          {fillNodes(t.samplePageBlocksCodeTheseLanguages, {
            languages: list.languages.join(', '),
            link: <a href={href('/samples#proofs')}>{t.samplePageWhatWasProvedEach}</a>,
          })}
        </p>
        <SectionFilter block={{ type: 'section-filter', label: screen.title, count: listed.length }} />
        {listed.map((of) => (
          <div key={of.page.path} data-entry="samples">
            <h2>
              <a href={href(of.page.path)}>{of.page.title}</a>
            </h2>
            <SampleEntries of={of} />
          </div>
        ))}
      </div>
    </div>
  );
}
