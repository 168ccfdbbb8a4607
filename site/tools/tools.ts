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
      'Choose a source and a destination to get a commented recipe and the commands to run it, or paste a recipe to find and fix its errors.',
  },
  {
    path: '/tools/errors',
    title: 'Paste your error',
    sentence: 'Find the cause of an error from a trace, a log, or a message, with a check for each cause and the fix.',
  },
  {
    path: '/tools/urn',
    title: 'URN workbench',
    sentence: 'Parse, validate, or build a URN, and copy it encoded for any API.',
  },
  {
    path: '/tools/metamodel',
    title: 'Metamodel explorer',
    sentence: 'Browse DataHub’s entities, how they relate, and the aspect field behind each relationship.',
  },
  {
    path: '/tools/upgrade',
    title: 'Upgrade path',
    sentence: 'Plan an upgrade: a checklist of breaking changes, the versions to install, and the steps in order.',
  },
];
