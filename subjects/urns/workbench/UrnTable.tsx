import type { UrnKind } from '#model/urn/facts.ts';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { correctedText, type JudgedLine } from './judge-lines.ts';

const verdicts: Readonly<Record<JudgedLine['verdict'], string>> = {
  correct: 'Correct',
  corrected: 'Corrected',
  unclear: 'No certain fix',
};

/** A pasted list of URNs, one row each, and the corrected list to copy. */
export function UrnTable({
  lines,
  kinds,
  copy,
}: {
  lines: readonly JudgedLine[];
  kinds: ReadonlyMap<string, UrnKind>;
  copy: string;
}) {
  const unclear = lines.filter(({ verdict }) => verdict === 'unclear').length;
  return (
    <section className="tool-part">
      <h2>URNs</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="urn-table" tabIndex={0} aria-label="Pasted URNs">
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">URN</th>
              <th scope="col">Type</th>
              <th scope="col">Verdict</th>
              <th scope="col">Fix</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ number, text, entityType, verdict, problem, urn }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td>
                  <code>{text.length > 300 ? `${text.slice(0, 300)}…` : text}</code>
                </td>
                <td>{entityType === undefined ? '–' : (kinds.get(entityType)?.title ?? entityType)}</td>
                <td data-verdict={verdict}>{verdicts[verdict]}</td>
                <td>
                  {verdict === 'corrected' && <code>{urn}</code>}
                  {problem !== undefined && <p>{problem}</p>}
                  {verdict === 'correct' && 'Nothing to fix'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h3>Corrected list</h3>
      {unclear > 0 && (
        <p>
          {unclear === 1 ? '1 line has' : `${unclear} lines have`} no certain fix and {unclear === 1 ? 'is' : 'are'}{' '}
          included unchanged.
        </p>
      )}
      <CodeBlock label="Corrected list" code={correctedText(lines)} copy={copy} />
    </section>
  );
}
