import { CircleCheck, TriangleAlert } from 'lucide';
import { useId, useMemo, useRef, useState } from 'react';
import { fill } from '#model/fill.ts';
import type { Texts } from '#model/strings.ts';
import { checkUrn } from '#model/urn/check-urn.ts';
import type { UrnRules } from '#model/urn/findings.ts';
import { useHandedOver } from '#site/tools/use-handed-over.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { urnTexts } from '../texts.ts';
import { BuildForm } from './BuildForm.tsx';
import { Examples } from './Examples.tsx';
import { type JudgedLine, judgeLines } from './judge-lines.ts';
import { pastedLines, TOO_LONG } from './pasted-lines.ts';
import { SingleUrn, verdictOf } from './SingleUrn.tsx';
import { UrnTable } from './UrnTable.tsx';
import type { UrnBenchSetup } from './urn-bench.ts';
import { useUrnInAddress } from './use-urn-in-address.ts';

/** Parses and checks one URN or a list, writes it for every interface, or builds one. */
export function UrnBench({ kinds, environments, pages, setup }: UrnBenchSetup) {
  const t = useTexts(urnTexts);
  const rules = useMemo<UrnRules>(
    () => ({ kinds: new Map(kinds.map((kind) => [kind.name, kind])), environments }),
    [kinds, environments],
  );
  const [pasted, setPasted] = useState('');
  const inWords = useMessages();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { lines, omitted } = useMemo(() => pastedLines(pasted), [pasted]);
  const [first] = lines;
  const list = useMemo(() => (lines.length > 1 ? judgeLines(lines, rules) : []), [lines, rules]);
  const isOne = lines.length === 1 && first !== undefined && first.text.length <= TOO_LONG;
  const check = isOne ? checkUrn(first.text, rules) : undefined;
  // Text from search stays out of the address until the reader changes it.
  const [handedOver, setHandedOver] = useState<string>();
  useUrnInAddress(pasted === handedOver ? undefined : check?.text, setPasted);
  useHandedOver('urn', (text) => {
    setHandedOver(text);
    setPasted(text);
  });

  const take = (urn: string) => {
    setPasted(urn);
    field.current?.focus();
  };
  const isGood = check
    ? check.findings.length === 0
    : list.length > 0 && list.every(({ verdict }) => verdict === 'correct');
  const verdict = () => {
    if (check) return inWords(verdictOf(check, rules));
    if (first === undefined) return '';
    return list.length > 0
      ? summaryOf(list, omitted, t)
      : fill(t.urnTextHasCharactersPaste, { count: first.text.length });
  };

  return (
    <div className="tool" data-needs-js="">
      <div className="tool-field">
        <label htmlFor={id}>{t.urnUrnOnePerLine}</label>
        <textarea
          ref={field}
          id={id}
          rows={Math.min(8, Math.max(3, lines.length + 1))}
          value={pasted}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder="urn:li:dataset:(urn:li:dataPlatform:hive,page_views,PROD)"
          aria-describedby={`${id}-verdict`}
          onChange={(event) => setPasted(event.target.value)}
        />
        <p role="status" id={`${id}-verdict`} className="tool-status urn-verdict-line" data-good={isGood || undefined}>
          {first !== undefined && <Icon of={isGood ? CircleCheck : TriangleAlert} />}
          <span>{verdict()}</span>
        </p>
      </div>
      {first === undefined && <Examples onTake={take} />}
      {check && first && (
        <SingleUrn pasted={first.text} check={check} rules={rules} pages={pages} setup={setup} onTake={take} />
      )}
      {list.length > 0 && <UrnTable lines={list} kinds={rules.kinds} copy={setup.copy} />}
      <BuildForm kinds={kinds} environments={environments} onBuilt={take} />
    </div>
  );
}

/** The verdict on a list, and what was left out. */
function summaryOf(list: readonly JudgedLine[], omitted: number, t: Texts<typeof urnTexts>): string {
  const count = (wanted: JudgedLine['verdict']) => list.filter(({ verdict }) => verdict === wanted).length;
  const said = fill(t.urnUrnsCorrectCorrectedWithout, {
    count: list.length,
    correct: count('correct'),
    corrected: count('corrected'),
    unclear: count('unclear'),
  });
  return omitted === 0 ? said : fill(t.urnOnlyFirstLinesWere, { said, count: list.length, omitted });
}
