import type { CapabilityTableBlock } from '#model/blocks.ts';
import { DataLink } from './DataLink.tsx';
import { ReferenceTable } from './ReferenceTable.tsx';
import { NameList, RichInline } from './RichInline.tsx';

export function CapabilityTable({ block: { caption, rows } }: { block: CapabilityTableBlock }) {
  return (
    <ReferenceTable
      caption={caption}
      columns={['Capability', 'How it is switched on', 'Note']}
      rows={rows.map(({ capability, supported, mode, options, note }) => ({
        key: capability.name,
        cells: [
          capability.href === undefined ? (
            capability.name
          ) : (
            <DataLink key="link" href={capability.href}>
              {capability.name}
            </DataLink>
          ),
          <span key="mode" className={supported ? 'supported' : 'unsupported'}>
            {mode}
            {options.length > 0 && (
              <>
                {': '}
                <NameList names={options} />
              </>
            )}
          </span>,
          note.length > 0 && <RichInline key="note" text={note} />,
        ],
      }))}
    />
  );
}
