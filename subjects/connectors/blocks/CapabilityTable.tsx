import { DataLink } from '#site/reference/DataLink.tsx';
import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { NameList, RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { capabilityWords } from '../capability-words.ts';
import { connectorTexts } from '../texts.ts';
import type { CapabilityTableBlock } from './block-types.ts';

export function CapabilityTable({ block: { caption, rows } }: { block: CapabilityTableBlock }) {
  const t = useTexts(connectorTexts);
  return (
    <ReferenceTable
      caption={caption}
      columns={[t.connectorCapability, t.connectorSupport, t.connectorDetails, t.connectorBasis]}
      rows={rows.map(({ capability, value, options, note, basis }) => ({
        key: capability.name,
        cells: [
          capability.href === undefined ? (
            capability.name
          ) : (
            <DataLink key="link" href={capability.href}>
              {capability.name}
            </DataLink>
          ),
          <span key="value" className={`capability-${value}`}>
            {capabilityWords[value]}
          </span>,
          <span key="details">
            {options.length > 0 && (
              <>
                {value === 'opt-in' ? t.connectorTurn : t.connectorControlledBy}
                <NameList names={options} />.{' '}
              </>
            )}
            {note.length > 0 && <RichInline text={note} />}
          </span>,
          <span key="basis" className="capability-basis">
            <RichInline text={basis.text} /> <NameList names={[basis.file]} />
          </span>,
        ],
      }))}
    />
  );
}
