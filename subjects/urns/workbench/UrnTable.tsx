import { fill } from '#model/fill.ts';
import type { Texts } from '#model/strings.ts';
import type { UrnKind } from '#model/urn/facts.ts';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { urnTexts } from '../texts.ts';
import { correctedText, type JudgedLine } from './judge-lines.ts';

const verdicts = (t: Texts<typeof urnTexts>): Readonly<Record<JudgedLine['verdict'], string>> => ({
  correct: t.urnVerdictCorrect,
  corrected: t.urnVerdictCorrected,
  unclear: t.urnNoCertainFix,
});

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
  const t = useTexts(urnTexts);
  const inWords = useMessages();
  const unclear = lines.filter(({ verdict }) => verdict === 'unclear').length;
  return (
    <section className="tool-part">
      <h2>{t.urnUrns}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="urn-table" tabIndex={0} aria-label={t.urnPastedUrns}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.urnLine}</th>
              <th scope="col">{t.urnUrn}</th>
              <th scope="col">{t.urnType}</th>
              <th scope="col">{t.urnVerdict}</th>
              <th scope="col">{t.urnFix}</th>
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
                <td data-verdict={verdict}>{verdicts(t)[verdict]}</td>
                <td>
                  {verdict === 'corrected' && <code>{urn}</code>}
                  {problem !== undefined && <p>{inWords(problem)}</p>}
                  {verdict === 'correct' && t.urnNothingFix}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h3>{t.urnCorrectedList}</h3>
      {unclear > 0 && <p>{unclear === 1 ? t.urnOneLineNoCertainFix : fill(t.urnLinesNoCertainFix, { unclear })}</p>}
      <CodeBlock label={t.urnCorrectedList} code={correctedText(lines)} copy={copy} />
    </section>
  );
}
