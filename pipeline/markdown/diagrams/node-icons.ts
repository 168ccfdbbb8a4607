import {
  AppWindow,
  Bookmark,
  ChartNoAxesCombined,
  CodeXml,
  Database,
  type IconNode,
  LayoutDashboard,
  Logs,
  Plug,
  Server,
  Tag,
  User,
  Workflow,
} from 'lucide';

/**
 * What boxes in diagrams represent, by their text: a program, a store, or a kind of asset. Only texts that name one thing are listed. A box that
 * describes an action has no icon.
 */
const kinds: readonly (readonly [icon: IconNode, text: RegExp])[] = [
  [Database, /^(?:mysql|elasticsearch|neo4j|database|cloud sql|rds|opensearch service|stores)\b/],
  [Database, /(?:^|\/ )(?:dataset|indices)$/],
  [Database, /^search and \/ graph index$/],
  [Logs, /^(?:kafka|broker|msk|change log|platform events|entity events)(?: \/ |$|,| port)/],
  [Logs, /^(?:metadatachange|failedmetadata|datahubusage|datahubupgrade)\S* ?(?:\/ )?\S*_v1$/],
  [Server, /^(?:datahub-gms|gms|metadata service|datahub|datahub-actions|actions framework)(?: \/ |$|:)/],
  [AppWindow, /^(?:datahub-frontend(?:-react)?|frontend|web application|browser)(?: \/ |$)/],
  [User, /^(?:users?|person|corpuser|people(?: \/ web application)?)$/],
  [User, /\/ (?:user|people)$/],
  [Tag, /(?:^|\/ )tag$/],
  [Bookmark, /\/ (?:glossary )?term$/],
  [ChartNoAxesCombined, /(?:^|\/ )chart(?::|$)/],
  [LayoutDashboard, /(?:^|\/ )dashboard(?::|$)/],
  [Workflow, /(?:^|\/ )(?:data job|data flow|task)(?::|$)/],
  [Plug, /^(?:your system|source system|warehouses|bigquery|glue, s3)\b/],
  [CodeXml, /^(?:your own code|programs|your program|python and \/ java sdk|your http client)\b/],
];

/**
 * The icon of a box.
 * @param lines the box's text
 * @returns nothing if the text doesn't name a kind of thing
 */
export function iconOfNode(lines: readonly string[]): IconNode | undefined {
  const text = lines.join(' / ').trim().toLowerCase();
  // A log's consumer isn't a log, and a choice between two things is neither of them.
  if (/\b(?:consumer|or)\b/.test(text)) return undefined;
  return kinds.find(([, pattern]) => pattern.test(text))?.[0];
}
