import { TriangleAlert } from 'lucide';
import type { Message } from '#model/message.ts';
import type { UrnCheck } from '#model/urn/check-urn.ts';
import type { UrnFacts } from '#model/urn/facts.ts';
import { type UrnRules, withArticle } from '#model/urn/findings.ts';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import { useFacts } from '#site/islands/use-facts.ts';
import { RichInline } from '#site/reference/RichInline.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { useTexts } from '#site/use-texts.ts';
import { urnTexts } from '../texts.ts';
import { Encodings } from './Encodings.tsx';
import { Findings } from './Findings.tsx';
import { benchMessage } from './messages.ts';
import { ReaderVerdicts } from './ReaderVerdicts.tsx';
import { Samples } from './Samples.tsx';
import { UrnAnatomy } from './UrnAnatomy.tsx';
import type { UrnBenchSetup } from './urn-bench.ts';

interface SingleUrnProps extends Pick<UrnBenchSetup, 'pages' | 'setup'> {
  pasted: string;
  check: UrnCheck;
  rules: UrnRules;
  onTake: (urn: string) => void;
}

/** The result for one URN: which interfaces accept it, its errors, parts, encodings, and samples. */
export function SingleUrn({ pasted, check, rules, pages, setup, onTake }: SingleUrnProps) {
  const t = useTexts(urnTexts);
  const kind = check.urn && rules.kinds.get(check.urn.entityType);
  const name = kind && `urn/${kind.name}`;
  const loaded = useFacts<UrnFacts>(setup.facts, name === undefined ? [] : [name]);
  const facts = name === undefined ? undefined : loaded.facts[name];
  const doubt = facts?.invalid.find((invalid) => invalid.urn === check.text);
  return (
    <>
      <ReaderVerdicts text={pasted} rules={rules} />
      {doubt && (
        <p className="urn-warning">
          <Icon of={TriangleAlert} />
          <span>
            <strong>{t.urnValidButProbablyNot}</strong> <RichInline text={doubt.note} />
          </span>
        </p>
      )}
      {check.findings.length > 0 && <Findings check={check} copy={setup.copy} onTake={onTake} />}
      {loaded.failed && <LoadFailure failure={setup.failure} onRetry={loaded.retry} />}
      {check.urn && check.text !== undefined && (
        <>
          <UrnAnatomy text={check.text} urn={check.urn} kinds={rules.kinds} facts={facts} pages={pages} />
          <Encodings urn={check.text} copy={setup.copy} />
          {facts && <Samples urn={check.text} access={facts.access} copy={setup.copy} />}
        </>
      )}
    </>
  );
}

/** The verdict in one sentence. */
export function verdictOf({ findings, text, urn }: UrnCheck, { kinds }: UrnRules): Message {
  const title = kinds.get(urn?.entityType ?? '')?.title ?? '';
  if (findings.length === 0) return benchMessage('urnCorrectUrn', { title: withArticle(title) });
  const count =
    findings.length === 1 ? benchMessage('urnOneError') : benchMessage('urnErrorsCount', { count: findings.length });
  return text === undefined
    ? benchMessage('urnWithoutCertainCorrection', { count })
    : benchMessage('urnSeeCorrectedUrnBelow', { count });
}
