import { DataLink } from '#site/reference/DataLink.tsx';
import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { useTexts } from '#site/use-texts.ts';
import { upgradeTexts } from '../texts.ts';
import type { UpgradeSummaryBlock } from './block-types.ts';

/** All versions at a glance, each with a link to its notes. */
export function UpgradeSummary({ block: { caption, columns, rows } }: { block: UpgradeSummaryBlock }) {
  const t = useTexts(upgradeTexts);
  return (
    <ReferenceTable
      caption={caption}
      columns={[t.upgradeVersion, ...columns]}
      rows={rows.map(({ version, cells }) => ({
        key: version.name,
        cells: [<VersionLink key="version" {...version} />, ...cells],
      }))}
    />
  );
}

function VersionLink({ name, href }: UpgradeSummaryBlock['rows'][number]['version']) {
  return href === undefined ? name : <DataLink href={href}>{name}</DataLink>;
}
