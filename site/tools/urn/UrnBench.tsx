import { useId, useMemo, useRef, useState } from 'react';
import type { UrnFacts } from '#model/urn-facts.ts';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import { useFacts } from '#site/islands/use-facts.ts';
import { BuildForm } from './BuildForm.tsx';
import { checkUrn } from './check-urn.ts';
import { Encodings } from './Encodings.tsx';
import { Mistakes } from './Mistakes.tsx';
import { withArticle } from './mistakes.ts';
import { pastedUrn, TOO_LONG } from './pasted-urn.ts';
import { Samples } from './Samples.tsx';
import { UrnParts } from './UrnParts.tsx';
import type { UrnBenchSetup } from './urn-bench.ts';
import { useUrnInAddress } from './use-urn-in-address.ts';

/** Takes a URN apart, says what is wrong with it, and writes it for every interface; or builds one. */
export function UrnBench({ kinds, environments, pages, setup }: UrnBenchSetup) {
  const rules = useMemo(
    () => ({ kinds: new Map(kinds.map((kind) => [kind.name, kind])), environments }),
    [kinds, environments],
  );
  const [pasted, setPasted] = useState('');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const input = pastedUrn(pasted);
  const check = input.text === '' || input.text.length > TOO_LONG ? undefined : checkUrn(input.text, rules);
  const kind = check?.urn && rules.kinds.get(check.urn.entityType);
  const name = kind && `urn/${kind.name}`;
  const loaded = useFacts<UrnFacts>(setup.facts, name === undefined ? [] : [name]);
  const facts = name === undefined ? undefined : loaded.facts[name];
  useUrnInAddress(check?.text, setPasted);

  const take = (urn: string) => {
    setPasted(urn);
    field.current?.focus();
  };
  const verdict = () => {
    if (input.text.length > TOO_LONG) return `That is a text of ${input.text.length} characters. Paste one URN.`;
    if (!check) return '';
    if (check.mistakes.length === 0) return `The URN of ${withArticle(kind?.title ?? '')}, correctly written.`;
    const count = check.mistakes.length === 1 ? '1 mistake' : `${check.mistakes.length} mistakes`;
    return check.text === undefined
      ? `${count}; there is no certain correction.`
      : `${count}; the corrected form stands below.`;
  };

  return (
    <div className="tool" data-needs-js="">
      <div className="tool-field">
        <label htmlFor={id}>URN</label>
        <textarea
          ref={field}
          id={id}
          rows={3}
          value={pasted}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder="urn:li:dataset:(urn:li:dataPlatform:hive,page_views,PROD)"
          aria-describedby={`${id}-verdict`}
          onChange={(event) => setPasted(event.target.value)}
        />
        <p role="status" id={`${id}-verdict`} className="tool-status">
          {verdict()} {input.more && 'Only the first of the lines is looked at.'}
        </p>
      </div>
      {check && check.mistakes.length > 0 && <Mistakes check={check} copy={setup.copy} onTake={take} />}
      {loaded.failed && <LoadFailure failure={setup.failure} onRetry={loaded.retry} />}
      {check?.urn && check.text !== undefined && (
        <>
          <UrnParts text={check.text} urn={check.urn} kinds={rules.kinds} facts={facts} pages={pages} />
          <Encodings urn={check.text} copy={setup.copy} />
          {facts && <Samples urn={check.text} access={facts.access} copy={setup.copy} />}
        </>
      )}
      <BuildForm kinds={kinds} environments={environments} onBuilt={take} />
    </div>
  );
}
