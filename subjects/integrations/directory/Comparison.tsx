import { useRef } from 'react';
import { fill } from '#model/fill.ts';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import { useFacts } from '#site/islands/use-facts.ts';
import type { ConnectorFacts } from '#subjects/connectors/schema/connector-facts.ts';
import { CompareExamples } from './CompareExamples.tsx';
import { ComparePicker } from './ComparePicker.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import type { Comparable } from './compare-ids.ts';
import type { ComparisonSetup } from './comparison.ts';
import { useCompared } from './use-compared.ts';

/** Name of the file with a connector's facts for the comparison. */
const factsName = (connector: string) => `connectors/${connector}`;

/** Two to four connectors side by side, chosen in the address. */
export function Comparison(setup: ComparisonSetup) {
  const { modules, texts, failure } = setup;
  const { chosen, differencesOnly, unknown, ready, choose, setDifferencesOnly } = useCompared(modules);
  const connectors = [...new Set(chosen.map(({ connector }) => connector))];
  const { facts, failed, retry } = useFacts<ConnectorFacts>(setup.facts, connectors.map(factsName));
  const status = useRef<HTMLParagraphElement>(null);
  const loaded = chosen.flatMap((module) => {
    const own = facts[factsName(module.connector)]?.modules.find(({ plugin }) => plugin === module.plugin);
    return own === undefined ? [] : [{ module, facts: own }];
  });
  const names = loaded.map(({ module }) => module.title).join(', ');
  const onDrop = (module: Comparable) => {
    choose(chosen.filter((each) => each !== module));
    status.current?.focus();
  };
  return (
    <>
      <ComparePicker modules={modules} chosen={chosen} onAdd={(module) => choose([...chosen, module])} texts={texts} />
      {unknown.length > 0 && (
        <p className="compare-unknown" role="alert">
          {fill(texts.compareUnknown, { names: unknown.map((name) => `“${name}”`).join(', ') })}
        </p>
      )}
      {failed && <LoadFailure failure={failure} onRetry={retry} />}
      <p ref={status} tabIndex={-1} role="status" className="compare-status" data-needs-js>
        {ready && chosen.length < 2 && (chosen.length === 0 ? texts.compareStart : texts.compareOneMore)}
        {chosen.length > 1 && loaded.length === chosen.length && fill(texts.compareShown, { names })}
      </p>
      {ready && chosen.length === 0 && <CompareExamples modules={modules} texts={texts} onChoose={choose} />}
      {loaded.length > 1 && (
        <label className="compare-differences">
          <input
            type="checkbox"
            checked={differencesOnly}
            onChange={(event) => setDifferencesOnly(event.target.checked)}
          />
          {texts.compareDifferences}
        </label>
      )}
      {loaded.length > 0 && (
        <ComparisonTable
          setup={setup}
          modules={loaded}
          differencesOnly={differencesOnly && loaded.length > 1}
          onDrop={onDrop}
        />
      )}
    </>
  );
}
