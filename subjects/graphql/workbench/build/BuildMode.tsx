import { useId, useState } from 'react';
import type { Texts } from '#model/strings.ts';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { useTexts } from '#site/use-texts.ts';
import { CallSamples } from '../calls/CallSamples.tsx';
import type { BenchSetup, Draft } from '../session/bench.ts';
import { formatVariables } from '../session/variables.ts';
import { benchTexts } from '../texts.ts';
import { ChangeChoices, FindChoices, LineageChoices, ReadChoices } from './TaskChoices.tsx';
import { buildCall, type Choices, type TaskName, taskNames } from './tasks.ts';

interface BuildModeProps {
  bench: BenchSetup;
  onOpen: (draft: Draft) => void;
}

/** Nothing chosen yet except the task. */
const initialChoices: Choices = {
  task: 'find',
  text: '',
  types: ['DATASET'],
  filters: {},
  allPages: true,
  asset: '',
  direction: 'DOWNSTREAM',
  hops: 3,
  parts: ['properties', 'schema', 'owners', 'tags', 'domain'],
  change: 'addTag',
  value: '',
  assets: '',
};

const labels = (t: Texts<typeof benchTexts>): Readonly<Record<TaskName, string>> => ({
  find: t.benchTaskFind,
  lineage: t.benchTaskLineage,
  read: t.benchTaskRead,
  change: t.benchTaskChange,
});

const forms = { find: FindChoices, lineage: LineageChoices, read: ReadChoices, change: ChangeChoices } as const;

/** Writes the operation for a common task, and the programs that send it. */
export function BuildMode({ bench, onOpen }: BuildModeProps) {
  const t = useTexts(benchTexts);
  const group = useId();
  const [first] = bench.known.asset;
  const [choices, setChoices] = useState<Choices>({ ...initialChoices, asset: first ?? '', assets: first ?? '' });
  const change = (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed }));
  const call = buildCall(choices);
  const Form = forms[choices.task];
  const draft = { document: `${call.document}\n`, variables: formatVariables(call.variables) };
  return (
    <div className="studio-columns">
      <div className="studio-form">
        <fieldset className="tool-choice">
          <legend>{t.benchTask}</legend>
          {taskNames.map((task) => (
            <label key={task}>
              <input type="radio" name={group} checked={choices.task === task} onChange={() => change({ task })} />
              {labels(t)[task]}
            </label>
          ))}
        </fieldset>
        <Form choices={choices} known={bench.known} onChange={change} />
      </div>
      <div className="studio-result">
        <h2>{t.benchBuilt}</h2>
        <CodeBlock label={t.benchDocument} code={call.document} copy={bench.setup.copy} />
        <CodeBlock label={t.benchVariables} code={draft.variables} copy={bench.setup.copy} />
        <p className="studio-actions">
          <button type="button" className="button button-primary" onClick={() => onOpen(draft)}>
            {t.benchBuiltOpen}
          </button>
        </p>
        <h2>{t.benchCalls}</h2>
        <CallSamples call={call} copy={bench.setup.copy} />
      </div>
    </div>
  );
}
