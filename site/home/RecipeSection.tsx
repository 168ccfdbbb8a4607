import { useSite } from '#site/context.ts';
import { useTexts } from '#site/use-texts.ts';
import { frameTexts } from '../texts.ts';

/** How to add metadata: a real recipe and what each part does. */
export function RecipeSection({ recipeHtml }: { recipeHtml: string }) {
  const t = useTexts(frameTexts);
  const { href } = useSite();
  return (
    <section className="split">
      <div>
        <h2>{t.homeConnectPlatformOneShort}</h2>
        <p>{t.homeRecipeNamesSourceSink}</p>
        <ul className="ticks">
          <li>{t.homeSecretsStayOutsideFile}</li>
          <li>{t.homePatternsControlWhatIngested}</li>
          <li>{t.homeAirflowSparkGreatExpectations}</li>
        </ul>
        <p className="split-links">
          <a href={href('/docs/metadata-ingestion')}>{t.homeHowIngestionWorks}</a>
          <a href={href('/integrations')}>{t.homeAllIntegrations}</a>
        </p>
      </div>
      <div className="split-code prose" dangerouslySetInnerHTML={{ __html: recipeHtml }} />
    </section>
  );
}
