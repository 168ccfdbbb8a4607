import { Check, X } from 'lucide';
import { fill } from '#model/fill.ts';
import type { UrnRules } from '#model/urn/findings.ts';
import { pythonClass, pythonVerdict } from '#model/urn/python.ts';
import { serverVerdict, type Verdict } from '#model/urn/server.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { urnTexts } from '../texts.ts';

/** Whether the server and the Python library accept a text as it was pasted; their rules differ. */
export function ReaderVerdicts({ text, rules }: { text: string; rules: UrnRules }) {
  const t = useTexts(urnTexts);
  return (
    <ul className="urn-readers" aria-label={t.urnWhoAcceptsUrn}>
      <Reader name={t.urnMetadataService} verdict={serverVerdict(text, rules)} />
      <Reader
        name={fill(t.urnPython, { pythonClass: pythonClass(text.split(':')[2] ?? '') })}
        verdict={pythonVerdict(text, rules)}
      />
    </ul>
  );
}

function Reader({ name, verdict }: { name: string; verdict: Verdict }) {
  const t = useTexts(urnTexts);
  const inWords = useMessages();
  return (
    <li data-accepts={verdict.accepts}>
      <Icon of={verdict.accepts ? Check : X} />
      <span>
        <strong>{name}</strong>{' '}
        {verdict.accepts ? t.urnAccepts : fill(t.urnRejects, { reason: inWords(verdict.reason) })}
      </span>
    </li>
  );
}
