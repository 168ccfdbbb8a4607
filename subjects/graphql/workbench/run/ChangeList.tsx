import { fill } from '#model/fill.ts';
import { useTexts } from '#site/use-texts.ts';
import type { AspectChange, JsonObject } from '../engine/index.ts';
import { benchTexts } from '../texts.ts';
import { diffLines } from './aspect-diff.ts';

interface ChangeListProps {
  changes: readonly AspectChange[];
  onReset: () => void;
}

// Readers who change more at the same time look for one change.
const OPEN = 3;

/** The aspects that the session changed, each with the lines that differ. */
export function ChangeList({ changes, onReset }: ChangeListProps) {
  const t = useTexts(benchTexts);
  return (
    <div className="tool-part">
      <h2>{t.benchChanges}</h2>
      <p>{changes.length === 1 ? t.benchOneChange : fill(t.benchSomeChanges, { count: `${changes.length}` })}</p>
      {changes.map(({ urn, aspect, before, after }) => (
        <details key={`${urn} ${aspect}`} className="bench-change" open={changes.length <= OPEN}>
          <summary>
            <span className={`badge badge-${before === null ? 'good' : after === null ? 'danger' : 'warning'}`}>
              {before === null ? t.benchAdded : after === null ? t.benchRemoved : t.benchChanged}
            </span>{' '}
            <code>{aspect}</code> <span className="bench-urn">{urn}</span>
          </summary>
          <AspectDiff label={`${aspect} ${urn}`} before={before} after={after} />
        </details>
      ))}
      <p className="studio-actions">
        <button type="button" className="button" onClick={onReset}>
          {t.benchReset}
        </button>
      </p>
    </div>
  );
}

function AspectDiff({ label, before, after }: { label: string; before: JsonObject | null; after: JsonObject | null }) {
  const text = (aspect: JsonObject | null) => (aspect === null ? '' : JSON.stringify(aspect, null, 2));
  return (
    <figure className="code tool-code" aria-label={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be for fields, and a pre keeps the lines. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>
          {diffLines(text(before), text(after)).map(({ kind, text: line }, index) => {
            const Line = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
            return (
              // Lines don't have their own identity.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Line key={index} className="line">
                {`${line}\n`}
              </Line>
            );
          })}
        </code>
      </pre>
    </figure>
  );
}
