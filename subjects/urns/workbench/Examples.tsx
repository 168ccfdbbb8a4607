const examples = [
  ['A dataset', 'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.fct_orders,PROD)'],
  [
    'A column',
    'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.returns,PROD),weight%28kg%29)',
  ],
  ['One with errors', 'urn:li:dataset:(snowflake, analytics.marts.fct_orders,prod)'],
  ['A list', 'urn:li:corpuser:jdoe\nurn:li:corpgroup:finance\nurn:li:tag:pii'],
] as const;

/** URNs to try while the field is empty. */
export function Examples({ onTake }: { onTake: (urn: string) => void }) {
  return (
    <p className="urn-try">
      Try an example:
      {examples.map(([name, urn]) => (
        <button key={name} type="button" className="button" onClick={() => onTake(urn)}>
          {name}
        </button>
      ))}
    </p>
  );
}
