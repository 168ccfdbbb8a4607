/** Words of any log of DataHub's command line or services, as `words` writes them. They don't indicate what went wrong. */
export const logWords: ReadonlySet<string> = new Set(
  // Levels, loggers, and places in code.
  (
    'critical trace severe notice logger log main thread pool executor runnable invok handler impl module frame stack common site packag lib ' +
    'python py usr opt bin src util concurrent reflect native method unknown source line ' +
    // What each run of ingestion prints.
    'acryl datahub linkedin ingestion ingest pipelin run start starting metadata cli config configur sink source report finish success ' +
    'successfull workunit workunits produc produced event events total record written write warning warnings failur failures current gms version ' +
    'pending request requests elapsed duration second seconds mem usage peak memory percent cpu rss ' +
    // Placeholders of redacted text.
    'host token id path email urn li tim time redact xxx'
  ).split(' '),
);
