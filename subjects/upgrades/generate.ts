import { blockPart } from '#generators/drafting/draft-parts.ts';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import type { Generated } from '#generators/generated.ts';
import type { BlockPart } from '#model/page.ts';
import type { ConnectorData } from '#subjects/connectors/data.ts';
import type { UpgradeNotesBlock, UpgradeSummaryBlock } from './blocks/block-types.ts';
import { checkUpgrades } from './check-upgrades.ts';
import type { UpgradeData } from './data.ts';
import type { UpgradeChange, VersionNotes } from './schema.ts';
import { type UpgradeKind, upgradeKinds } from './upgrade-vocabulary.ts';

const groupTitles: Readonly<Record<UpgradeKind, string>> = {
  downtime: 'Downtime',
  reindex: 'Indices',
  breaking: 'Breaking',
  deprecation: 'Deprecated',
  notable: 'Also',
};

const columns: readonly { concerns: UpgradeChange['concerns']; title: string }[] = [
  { concerns: 'operators', title: 'Operators' },
  { concerns: 'recipes', title: 'Recipes' },
  { concerns: 'apis', title: 'APIs and plugins' },
];

/** What `::upgrade-notes` and `::upgrade-summary` include in a page. */
export function generateUpgrades({
  upgrades: [file],
  connectors,
}: UpgradeData & Pick<ConnectorData, 'connectors'>): Generated {
  if (file === undefined) return { drafts: [], problems: [] };
  const { versions } = file.value;
  const noted = versions.flatMap((notes, index): [string, BlockPart][] => {
    const [first] = notes.releases;
    if (notes.anchor === undefined || first === undefined) return [];
    return [[`upgrade ${first.version}`, blockPart(notesBlock(notes), file.origin(['versions', index]))]];
  });
  const plugins = connectors.flatMap(({ value }) => value.modules.map(({ plugin }) => plugin));
  return {
    drafts: [],
    problems: checkUpgrades(file, plugins),
    embeddedBlocks: {
      ...Object.fromEntries(noted),
      'upgrade-summary': blockPart(summaryBlock(versions), file.origin(['versions'])),
    },
  };
}

function notesBlock({ notes, changes }: VersionNotes): UpgradeNotesBlock {
  const groups = upgradeKinds.map((kind) => ({
    title: groupTitles[kind],
    changes: changes.filter((change) => change.kind === kind).map(changeRow),
  }));
  return {
    type: 'upgrade-notes',
    intro: notes.map(parseRichText),
    groups: groups.filter((group) => group.changes.length > 0),
  };
}

function changeRow({
  subject,
  pull,
  text,
  action,
}: UpgradeChange): UpgradeNotesBlock['groups'][number]['changes'][number] {
  return {
    subject: [...parseRichText(subject), ...(pull === undefined ? [] : [` (#${pull})`])],
    text: parseRichText(text),
    action: parseRichText(action ?? ''),
  };
}

function summaryBlock(versions: readonly VersionNotes[]): UpgradeSummaryBlock {
  return {
    type: 'upgrade-summary',
    caption: 'What changed in which version',
    columns: columns.map(({ title }) => title),
    rows: versions.map(({ releases, anchor, changes }) => ({
      version: { name: versionName(releases), ...(anchor !== undefined && { href: `#${anchor}` }) },
      cells: columns.map(({ concerns }) =>
        [...new Set(changes.filter((change) => change.concerns === concerns).map(({ topic }) => topic))].join(', '),
      ),
    })),
  };
}

function versionName(releases: VersionNotes['releases']): string {
  return releases.map(({ version }) => version).join(', ');
}
