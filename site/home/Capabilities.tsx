import type { Texts } from '#model/strings.ts';
import { useSite } from '#site/context.ts';
import { useTexts } from '#site/use-texts.ts';
import { frameTexts } from '../texts.ts';

const capabilities = (t: Texts<typeof frameTexts>): readonly (readonly [title: string, text: string, to: string])[] => [
  ['Find', t.homeSearchTablesColumnsDashboards, '/docs/how/search'],
  ['Trace', t.homeFollowLineageAcrossPlatforms, '/docs/lineage/lineage-feature-guide'],
  ['Describe', t.homeAddTagsGlossaryTerms, '/docs/glossary/business-glossary'],
  ['Control', t.homeControlWhoCanEdit, '/docs/authorization'],
  ['Act', t.homeEveryChangeProducesEvent, '/docs/actions'],
  ['Extend', t.homeAddAspectSchemaFirst, '/docs/metadata-modeling/metadata-model'],
];

/** What readers can do with DataHub, with a page for each task. */
export function Capabilities() {
  const t = useTexts(frameTexts);
  const { href, exists } = useSite();
  return (
    <section className="capabilities">
      <h2>{t.homeWhatCanDoDatahub}</h2>
      <ul>
        {capabilities(t).map(([title, text, to]) => (
          <li key={title}>
            <h3>{exists(to) ? <a href={href(to)}>{title}</a> : title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
