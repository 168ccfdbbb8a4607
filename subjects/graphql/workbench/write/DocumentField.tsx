import { useId } from 'react';
import type { SurfaceState } from '#site/code-editor/use-surface.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { benchTexts } from '../texts.ts';

interface DocumentFieldProps extends SurfaceState {
  text: string;
  longest: number;
  onText: (text: string) => void;
  onRefused: (characters: number) => void;
  onRun: () => void;
  /** Id of what says what is wrong. */
  describedBy: string;
}

/** Where an operation is written: a plain text field, in whose place the editor comes when it is loaded. */
export function DocumentField(props: DocumentFieldProps) {
  const { host, field, status, retry, text, longest, onText, onRefused, onRun, describedBy } = props;
  const t = useTexts(benchTexts);
  const id = useId();
  return (
    <div className="tool-field bench-document">
      {status === 'editor' ? (
        <p className="bench-label">{t.benchDocument}</p>
      ) : (
        <label htmlFor={id}>{t.benchDocument}</label>
      )}
      <div ref={host} className="code-editor" hidden={status !== 'editor'} />
      {status !== 'editor' && (
        <textarea
          ref={field}
          id={id}
          rows={14}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={describedBy}
          onChange={({ target: { value } }) => (value.length > longest ? onRefused(value.length) : onText(value))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onRun();
          }}
        />
      )}
      {status === 'failed' && (
        <p className="bench-note">
          {t.benchEditorFailed}{' '}
          <button type="button" className="bench-link" onClick={retry}>
            {t.benchTryAgain}
          </button>
        </p>
      )}
      {status === 'editor' && (
        <p className="bench-note">
          {fillNodes(t.benchOffers, {
            ctrl: <kbd>Ctrl</kbd>,
            space: <kbd>Space</kbd>,
            run: <kbd>Ctrl+Enter</kbd>,
            key: <kbd>F8</kbd>,
            tab: <kbd>Tab</kbd>,
          })}
        </p>
      )}
    </div>
  );
}
