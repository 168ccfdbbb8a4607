import { Check, X } from 'lucide';
import type { UrnRules } from '#model/urn/findings.ts';
import { pythonClass, pythonVerdict } from '#model/urn/python.ts';
import { serverVerdict, type Verdict } from '#model/urn/server.ts';
import { Icon } from '#site/ui/Icon.tsx';

/** Whether the server and the Python library accept a text as it was pasted; their rules differ. */
export function ReaderVerdicts({ text, rules }: { text: string; rules: UrnRules }) {
  return (
    <ul className="urn-readers" aria-label="Who accepts this URN">
      <Reader name="Metadata service" verdict={serverVerdict(text, rules)} />
      <Reader name={`Python (${pythonClass(text.split(':')[2] ?? '')})`} verdict={pythonVerdict(text, rules)} />
    </ul>
  );
}

function Reader({ name, verdict }: { name: string; verdict: Verdict }) {
  return (
    <li data-accepts={verdict.accepts}>
      <Icon of={verdict.accepts ? Check : X} />
      <span>
        <strong>{name}</strong> {verdict.accepts ? 'accepts it.' : `rejects it: ${verdict.reason}`}
      </span>
    </li>
  );
}
