import type { ScreenProps } from '#site/screen-props.ts';
import { jsonTokens } from './run/json-tokens.ts';
import type { WorkbenchSiteFacts } from './session/site-facts.ts';

// As many lines as fit on the card.
const LINES = 9;

/** The first lines of a result that the workbench's engine returned when the site was built. */
export function BenchPreview({
  facts: { graphql },
}: Pick<ScreenProps<{ graphql: { bench?: WorkbenchSiteFacts } }>, 'facts'>) {
  if (graphql.bench === undefined) return null;
  const text = graphql.bench.first.result.text.split('\n').slice(0, LINES).join('\n');
  return (
    <div className="tool-preview">
      <pre>
        <code>
          {jsonTokens(text).map(({ text: part, kind }, index) =>
            kind === '' ? (
              part
            ) : (
              // Pieces have no identity of their own.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <span key={index} className={kind}>
                {part}
              </span>
            ),
          )}
        </code>
      </pre>
    </div>
  );
}
