import { useSite } from '#site/context.ts';

/** How metadata gets in: a real recipe and what each part does. */
export function RecipeSection({ recipeHtml }: { recipeHtml: string }) {
  const { href } = useSite();
  return (
    <section className="split">
      <div>
        <h2>One short file brings a platform in</h2>
        <p>
          A recipe names a source and a sink. This one reads the tables, views, columns and lineage of one Snowflake
          database and sends them to DataHub. Run it from a laptop, a scheduler or the web application; run it again and
          only differences are written.
        </p>
        <ul className="ticks">
          <li>Secrets stay outside the file, as variables.</li>
          <li>Patterns decide what is read.</li>
          <li>Platforms can also push: Airflow, Spark, Great Expectations.</li>
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
