import { useEffect, useId, useRef } from 'react';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useMessages } from '#site/use-messages.ts';
import { AddOption } from './AddOption.tsx';
import { OptionEntry } from './OptionEntry.tsx';
import type { OptionForm } from './option-form.ts';
import type { Entries } from './use-entries.ts';

/** The options of a source, sink, or transformer: those in the scenario, those that the rules require, and those that the reader adds. */
export function OptionList({ form, entries }: { form: OptionForm; entries: Entries }) {
  const inWords = useMessages();
  const id = useId();
  const added = useRef<string>(undefined);
  // The clicked element is gone, so the focus moves to the field that it created.
  useEffect(() => {
    if (added.current === undefined) return;
    document.getElementById(`${id}-${added.current}`)?.focus();
    added.current = undefined;
  });
  return (
    <>
      {form.notes.length > 0 && (
        <ul className="studio-rules">
          {inWords(form.notes).map((note) => (
            <li key={note}>
              <CodeText text={note} />
            </li>
          ))}
        </ul>
      )}
      {form.shown.map((shown) => {
        const { path } = shown.field.option;
        return (
          <OptionEntry
            key={path}
            id={`${id}-${path}`}
            shown={shown}
            onChange={(value) => entries.onChange(path, value)}
            onRemove={() => entries.onRemove(path)}
          />
        );
      })}
      {form.addable.length > 0 && (
        <AddOption
          addable={form.addable}
          onAdd={(path) => {
            added.current = path;
            entries.onAdd(path);
          }}
        />
      )}
    </>
  );
}
