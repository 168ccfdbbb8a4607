import { useId, useState } from 'react';
import type { PluginFacts } from '#recipes/facts.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import { OptionList } from './OptionList.tsx';
import { writeTexts } from './texts.ts';
import type { FormedTransformer } from './use-transformers.ts';

interface TransformerListProps {
  known: readonly PluginFacts[];
  chosen: readonly FormedTransformer[];
  onAdd: (type: string) => void;
  onMove: (index: number, by: -1 | 1) => void;
  onRemove: (index: number) => void;
}

/** The transformers between source and sink, in the order in which they run. */
export function TransformerList({ known, chosen, onAdd, onMove, onRemove }: TransformerListProps) {
  const t = useTexts(writeTexts);
  const [type, setType] = useState('');
  const id = useId();
  const about = known.find((each) => each.type === type);
  return (
    <details className="studio-step studio-transformers">
      <summary>
        <h2>{t.recipeTransformers}</h2>
        <span className="studio-type">{chosen.length === 0 ? 'none' : chosen.length}</span>
      </summary>
      <ol>
        {chosen.map(({ key, facts, form, entries }, index) => (
          <li key={key}>
            <p className="studio-option-head">
              <strong>{facts.type}</strong>
              <button type="button" className="studio-clear" disabled={index === 0} onClick={() => onMove(index, -1)}>
                {fillNodes(t.recipeMove, { span: <span className="visually-hidden"> {facts.type}</span> })}
              </button>
              <button
                type="button"
                className="studio-clear"
                disabled={index === chosen.length - 1}
                onClick={() => onMove(index, 1)}
              >
                {fillNodes(t.recipeMoveDown, { span: <span className="visually-hidden"> {facts.type}</span> })}
              </button>
              <button type="button" className="studio-clear" onClick={() => onRemove(index)}>
                {fillNodes(t.recipeRemoveSpan, { span: <span className="visually-hidden"> {facts.type}</span> })}
              </button>
            </p>
            <OptionList form={form} entries={entries} />
          </li>
        ))}
      </ol>
      <div className="studio-field">
        <label htmlFor={id}>{t.recipeAddTransformer}</label>
        <div className="studio-row">
          <select
            id={id}
            value={type}
            aria-describedby={`${id}-about`}
            onChange={(event) => setType(event.target.value)}
          >
            <option value="">{t.recipeChoose}</option>
            {known.map((each) => (
              <option key={each.type}>{each.type}</option>
            ))}
          </select>
          <button
            type="button"
            className="button"
            disabled={type === ''}
            onClick={() => {
              onAdd(type);
              setType('');
            }}
          >
            {fillNodes(t.recipeAddSpan, { span: <span className="visually-hidden"> {t.recipeTransformer}</span> })}
          </button>
        </div>
        <p id={`${id}-about`} className="studio-note">
          {about === undefined ? t.recipeTransformersRun : <CodeText text={about.summary} />}
        </p>
      </div>
    </details>
  );
}
