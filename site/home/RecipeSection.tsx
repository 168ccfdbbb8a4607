import { useSite } from '#site/context.ts';

/** How metadata gets in: a real recipe and what each part does. */
export function RecipeSection({ recipeHtml }: { recipeHtml: string }) {
  const { href } = useSite();
  return (
    <section className="split">
      <div>
        <h2>Connect a platform with one short file</h2>
        <p>
          A recipe names a source and a sink. This one reads the tables, views, columns, and lineage of one Snowflake
          database and sends them to DataHub. Run it on your laptop, on a schedule, or from the web application. When
          you run it again, metadata that hasn't changed doesn't get a new version.
        </p>
        <ul className="ticks">
          <li>Secrets stay outside the file, in environment variables.</li>
          <li>Patterns control what is ingested.</li>
          <li>Airflow, Spark, and Great Expectations send metadata themselves.</li>
        </ul>
        <p className="split-links">
          <a href={href('/docs/metadata-ingestion')}>How ingestion works</a>
          <a href={href('/integrations')}>All integrations</a>
        </p>
      </div>
      <div className="split-code prose" dangerouslySetInnerHTML={{ __html: recipeHtml }} />
    </section>
  );
}
