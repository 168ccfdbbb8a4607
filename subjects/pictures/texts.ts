/** Interface texts of this subject in English. A language may translate each of them. */
export const pictureTexts = {
  pictureLineageCaption: 'Where a table of orders comes from, and what depends on it. See {link}.',
  pictureLineageLink: 'Lineage Impact Analysis',
  pictureRecipeCaption: 'Paste the finished recipe into a new ingestion source, in the second step. See {link}.',
  pictureRecipeLink: 'Ingest metadata in the UI',
  pictureRunCaption:
    'The log of a run in the web application: download it (1), or show the rest of it (2). See {link}.',
  pictureRunLink: 'Ingest metadata in the UI',
  pictureGraphiqlCaption:
    'To run an operation on your own server, open GraphiQL (2) from the menu under your profile picture (1). See {link}.',
  pictureGraphiqlLink: 'GraphQL API',
  pictureUrnCaption:
    'To copy an asset’s URN, open the Share menu on the asset’s page (1) and click Copy URN (2). To learn about URNs, see {link}.',
  pictureUrnLink: 'the URN guide',
  pictureModelCaption:
    'Three relationships of a dataset, as shown on its page: owners (1), tags (2), and a domain (3). See {link}.',
  pictureModelLink: 'Relationships',
  pictureHomeCaption: 'The home page of a deployment that contains metadata. To add your own metadata, see {link}.',
  pictureHomeLink: 'Introduction to Metadata Ingestion',
  pictureReleaseCaption:
    'The menu under your profile picture (1) shows your deployment’s release at the top (2). See {link}.',
  pictureReleaseLink: 'Updating DataHub',
} as const;
