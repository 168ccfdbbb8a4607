import { useId, useState } from 'react';
import { fill } from '#model/fill.ts';
import type { Texts } from '#model/strings.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { findFields, groupFields, type OptionField } from '../option-fields.ts';
import type { AddableField } from './option-form.ts';
import { writeTexts } from './texts.ts';

// A search with more results needs another word.
const SHOWN = 12;

interface AddOptionProps {
  addable: readonly AddableField[];
  onAdd: (path: string) => void;
}

/** All options that the form doesn't show, found by name or purpose, or listed by group. */
export function AddOption({ addable, onAdd }: AddOptionProps) {
  const t = useTexts(writeTexts);
  const inWords = useMessages();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const id = useId();
  const fields = addable.map(({ field }) => field);
  const found = query.trim() === '' ? undefined : findFields(fields, query);
  const item = (field: OptionField) => (
    <AddItem
      key={field.option.path}
      field={field}
      blocked={inWords(addable.find((each) => each.field === field)?.blocked)}
      onAdd={() => {
        setQuery('');
        onAdd(field.option.path);
      }}
    />
  );
  return (
    <div className="studio-add">
      <label htmlFor={id}>{t.recipeAddOption}</label>
      <input
        id={id}
        type="search"
        aria-describedby={`${id}-found`}
        placeholder={t.recipeFind}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p id={`${id}-found`} role="status" className="studio-note">
        {found === undefined ? '' : foundText(found.length, t)}
      </p>
      {found !== undefined ? (
        <ul className="studio-addable">{found.slice(0, SHOWN).map(item)}</ul>
      ) : (
        <details className="studio-group" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{fields.length === 1 ? t.recipeMoreOption : fill(t.recipeAll, { count: fields.length })}</summary>
          {open &&
            groupFields(fields).map(({ prefix, fields: list }) => (
              <div key={prefix}>
                {prefix !== '' && <p className="studio-label">{prefix}</p>}
                <ul className="studio-addable">{list.map(item)}</ul>
              </div>
            ))}
        </details>
      )}
    </div>
  );
}

function AddItem({ field, blocked, onAdd }: { field: OptionField; blocked: string | undefined; onAdd: () => void }) {
  const t = useTexts(writeTexts);
  const { path, description } = field.option;
  const [first = ''] = description.split(/(?<=[.:]) (?=[A-Z])/);
  return (
    <li>
      <button type="button" disabled={blocked !== undefined} onClick={onAdd}>
        <span className="visually-hidden">{t.recipeAdd} </span>
        <code>{path}</code>
      </button>
      <span className="studio-note">
        <CodeText text={blocked ?? first} />
      </span>
    </li>
  );
}

function foundText(count: number, t: Texts<typeof writeTexts>): string {
  if (count === 0) return t.recipeOption;
  const options = count === 1 ? '1 option' : fill(t.recipeOptions, { count });
  return count > SHOWN ? fill(t.recipeFirst, { options, shown: SHOWN }) : options;
}
