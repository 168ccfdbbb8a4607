export interface Tool {
  /** Address below the site, e.g. `/tools/urn`. */
  path: string;
  title: string;
  /** What it does for the reader, in one sentence. */
  sentence: string;
}

/** What `/tools` lists: every tool that works in the page. */
export const tools: readonly Tool[] = [
  {
    path: '/tools/recipes',
    title: 'Recipe studio',
    sentence:
      'Write an ingestion recipe from a form, with all it takes to run it, or have the mistakes of one found and mended.',
  },
  {
    path: '/tools/metamodel',
    title: 'Metamodel explorer',
    sentence:
      'Entities, aspects and relationships as a graph and a table: neighbours, lineage, paths between entities.',
  },
  {
    path: '/tools/urn',
    title: 'URN bench',
    sentence: 'Take a URN apart, find what is wrong with it, or build one, and get it encoded for every API.',
  },
  {
    path: '/tools/errors',
    title: 'Paste your error',
    sentence: 'Turn a trace, a log or a message into the likely causes, a check for each, and the fix.',
  },
  {
    path: '/tools/upgrade',
    title: 'Upgrade path',
    sentence: 'From your version to a newer one: the steps in order, the changes that concern you, what to skip.',
  },
];
