import { useId } from 'react';
import { CodeText } from '../CodeText.tsx';
import { type StudioSink, USUAL_SINK } from '../studio.ts';
import { OptionList } from './OptionList.tsx';
import type { OptionForm } from './option-form.ts';
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
  const id = useId();
  const chosen = sinks.find(({ type }) => type === sink);
  return (
    <section className="studio-step" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Sink</h2>
      <div className="studio-field">
        <label htmlFor={id}>Where do the records go?</label>
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
          <label htmlFor={`${id}-server`}>Address of the metadata service</label>
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
            {server.problem ?? (
              <>
                As the job reaches it. If you leave this empty, it is <code>{server.usual}</code>.
              </>
            )}
          </p>
        </div>
      )}
      {form && <OptionList key={sink} form={form} entries={entries} />}
    </section>
  );
}
