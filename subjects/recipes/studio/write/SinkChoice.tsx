import { useId } from 'react';
import { fillNodes } from '#site/fill-nodes.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import { type StudioSink, USUAL_SINK } from '../studio.ts';
import { OptionList } from './OptionList.tsx';
import type { OptionForm } from './option-form.ts';
import { writeTexts } from './texts.ts';
import type { Entries } from './use-entries.ts';

interface SinkChoiceProps {
  sinks: readonly StudioSink[];
  sink: string;
  onSink: (type: string) => void;
  server: { value: string; problem: string | undefined; usual: string };
  onServer: (address: string) => void;
  /** Absent until the facts are loaded. */
  form: OptionForm | undefined;
  entries: Entries;
}

/** Where the records go, with the options of the sink. */
export function SinkChoice({ sinks, sink, onSink, server, onServer, form, entries }: SinkChoiceProps) {
  const t = useTexts(writeTexts);
  const id = useId();
  const chosen = sinks.find(({ type }) => type === sink);
  return (
    <section className="studio-step" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.recipeSink}</h2>
      <div className="studio-field">
        <label htmlFor={id}>{t.recipeRecords}</label>
        <select id={id} value={sink} aria-describedby={`${id}-note`} onChange={(event) => onSink(event.target.value)}>
          {sinks.map(({ type }) => (
            <option key={type}>{type}</option>
          ))}
        </select>
        <p id={`${id}-note`} className="studio-note">
          {chosen && <CodeText text={chosen.summary} />}
        </p>
      </div>
      {sink === USUAL_SINK && (
        <div className="studio-field">
          <label htmlFor={`${id}-server`}>{t.recipeAddress}</label>
          <input
            id={`${id}-server`}
            type="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={server.usual}
            value={server.value}
            aria-invalid={server.problem !== undefined}
            aria-describedby={`${id}-server-note`}
            onChange={(event) => onServer(event.target.value)}
          />
          <p id={`${id}-server-note`} className={server.problem === undefined ? 'studio-note' : 'studio-problem'}>
            {server.problem ?? fillNodes(t.recipeJobReaches, { code: <code>{server.usual}</code> })}
          </p>
        </div>
      )}
      {form && <OptionList key={sink} form={form} entries={entries} />}
    </section>
  );
}
