import type { Texts } from '#model/strings.ts';
import { useTexts } from '#site/use-texts.ts';
import { urnTexts } from '../texts.ts';

const examples = (t: Texts<typeof urnTexts>) =>
  [
    [t.urnDataset, 'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.fct_orders,PROD)'],
    [
      t.urnColumn,
      'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.returns,PROD),weight%28kg%29)',
    ],
    [t.urnOneErrors, 'urn:li:dataset:(snowflake, analytics.marts.fct_orders,prod)'],
    [t.urnList, 'urn:li:corpuser:jdoe\nurn:li:corpgroup:finance\nurn:li:tag:pii'],
  ] as const;

/** URNs to try while the field is empty. */
export function Examples({ onTake }: { onTake: (urn: string) => void }) {
  const t = useTexts(urnTexts);
  return (
    <p className="urn-try">
      {t.urnTryExample}
      {examples(t).map(([name, urn]) => (
        <button key={name} type="button" className="button" onClick={() => onTake(urn)}>
          {name}
        </button>
      ))}
    </p>
  );
}
