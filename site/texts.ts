import { offlineCopyTexts } from './offline/texts.ts';
import { problemCountMessages } from './tools/check/messages.ts';
import { toolCheckTexts } from './tools/check/texts.ts';

/** Interface texts of the pages that belong to no subject, in English. A language may translate each of them. */
export const frameTexts = {
  ...offlineCopyTexts,
  ...toolCheckTexts,
  ...problemCountMessages,
  homeSearchTablesColumnsDashboards:
    'Search for tables, columns, dashboards, pipelines, and people in one place, and filter by platform, owner, tag, or domain.',
  homeFollowLineageAcrossPlatforms:
    'Follow lineage across platforms down to the column, and see what depends on an asset before you change it.',
  homeAddTagsGlossaryTerms: 'Add tags, glossary terms, domains, owners, and documentation to your assets.',
  homeControlWhoCanEdit:
    'Control who can edit and manage metadata with policies and roles. People log in through single sign-on, and programs use access tokens.',
  homeEveryChangeProducesEvent:
    'Every change produces an event. Actions react to it: they send a message, start a job, or update metadata.',
  homeAddAspectSchemaFirst: 'Add an aspect to the schema-first model, and DataHub stores, serves, and indexes it.',
  homeWhatCanDoDatahub: 'What you can do with DataHub',
  homeOpenSourceApache2: 'Open source, Apache 2.0',
  homeOneCatalogAllData: 'One catalog for all your data',
  homeDatahubMetadataPlatformCollects:
    'DataHub is a metadata platform. It collects metadata from your warehouses, pipelines, dashboards, and models and connects it in one graph.',
  homeAnalysts: 'Analysts',
  homeFindRightTableLearn: '{strong} find the right table and learn what its columns mean and who owns it.',
  homeDataEngineers: 'Data engineers',
  homeSeeWhatDependsTable: '{strong} see what depends on a table before they change it.',
  homeDataStewards: 'Data stewards',
  homeManageTermsOwnersAccess: '{strong} manage terms, owners, and access in one place.',
  homeRunMinutes: 'Run it in minutes',
  homeIntroduction: 'Introduction',
  homeWhatDoesDoDoes: 'What does it do, and does it fit your stack?',
  homeKeyConcepts: 'Key concepts',
  homeSupportedPlatforms: 'Supported platforms',
  homeHowDoRunKeep: 'How do you run it and keep it running?',
  homeQuickstartOneMachine: 'Quickstart on one machine',
  homeKubernetesHelm: 'Kubernetes with Helm',
  homeAuthenticationTokens: 'Authentication and tokens',
  homeHowDoGetMetadata: 'How do you get metadata in and out, and react to changes?',
  homeWriteIngestionRecipe: 'Write an ingestion recipe',
  homeChooseApi: 'Choose an API',
  homeMetadataModel: 'The metadata model',
  homeReactChangesActions: 'React to changes with actions',
  homeWhereStart: 'Where to start',
  homeStartDatahubThreeCommands: 'Start DataHub with three commands',
  homeDockerPython37:
    'With Docker and Python 3.7 or later, the quickstart starts every service on your machine and loads sample metadata. Log in at {code} with the username {code2} and the password {code3}.',
  homeQuickstartGuide: 'Quickstart guide',
  homeDeployKubernetes: 'Deploy to Kubernetes',
  homeAskCommunity: 'Ask the community',
  homeConnectPlatformOneShort: 'Connect a platform with one short file',
  homeRecipeNamesSourceSink:
    'A recipe names a source and a sink. This one reads the tables, views, columns, and lineage of one Snowflake database and sends them to DataHub. Run it on your laptop, on a schedule, or from the web application. When you run it again, metadata that hasn’t changed doesn’t get a new version.',
  homeSecretsStayOutsideFile: 'Secrets stay in environment variables, not in the file.',
  homePatternsControlWhatIngested: 'Patterns control what is ingested.',
  homeAirflowSparkGreatExpectations: 'Airflow, Spark, and Great Expectations send metadata directly.',
  homeHowIngestionWorks: 'How ingestion works',
  homeAllIntegrations: 'All integrations',
  homeToolsOwnRecipesUrns: 'Tools for your recipes, URNs, and errors',
  homeTheyRunBrowserWhat: 'The tools run in your browser. What you paste stays on your machine.',
  docsLandingSeeMore: 'See more{span}',
  toolToolNeedsJavascriptWhat: 'This tool needs JavaScript. You can read the rest of the page without it.',
  notFoundPageDocumentation: 'Documentation',
  frameDocusaurusSiteDidNot: 'Your Docusaurus site did not load properly.',
  frameScriptsStyleSheetsMissing: 'Its scripts or style sheets are missing or blocked.',
  frameUsualReasonWrongBase:
    'The usual reason is an incorrect base URL in the site configuration. It’s set to {code}, but this address suggests {code2}.',
  frameCopyright: 'Copyright © {years}',
  frameRequired: 'Required',
} as const;
