import { type ReactNode, useId } from 'react';
import type { SurfaceState } from '#site/code-editor/use-surface.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { toolCheckTexts } from './texts.ts';

export interface CodeFieldProps extends SurfaceState {
  label: string;
  text: string;
  onText: (text: string) => void;
  onRefused: (characters: number) => void;
  onCursor: (offset: number) => void;
  longest: number;
  /** Beginning of such a text, shown while the field is empty. */
  placeholder?: string;
  /** Lines of the plain field. */
  rows?: number;
  /** ID of the element that shows the number of problems. */
  describedBy: string;
  /** What is said if the editor can’t be loaded. */
  failure?: string;
  /** The editor's keyboard shortcuts. */
  keys?: ReactNode;
  /** Called for Ctrl+Enter and ⌘+Enter in the plain field. */
  onRun?: () => void;
}

/** Where a text is pasted and edited: a plain text field that the editor replaces when it has loaded. */
export function CodeField({
  host,
  field,
  status,
  retry,
  label,
  text,
  onText,
  onRefused,
  onCursor,
  longest,
  placeholder,
  rows = 16,
  describedBy,
  failure,
  keys,
  onRun,
}: CodeFieldProps) {
  const t = useTexts(toolCheckTexts);
  const id = useId();
  const take = (next: string) => (next.length > longest ? onRefused(next.length) : onText(next));
  return (
    <div className="tool-field studio-text">
      {status === 'editor' ? <p className="studio-label">{label}</p> : <label htmlFor={id}>{label}</label>}
      <div ref={host} className="code-editor" hidden={status !== 'editor'} />
      {status !== 'editor' && (
        <textarea
          ref={field}
          id={id}
          rows={rows}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder={placeholder}
          aria-describedby={describedBy}
          onChange={(event) => take(event.target.value)}
          onSelect={(event) => onCursor(event.currentTarget.selectionStart)}
          onKeyDown={(event) => {
            if (onRun === undefined || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onRun();
          }}
        />
      )}
      {status === 'failed' && (
        <p className="studio-note">
          {failure ?? t.checkEditorFailed}{' '}
          <button type="button" className="studio-clear" onClick={retry}>
            {t.checkTryAgain}
          </button>
        </p>
      )}
      {status === 'editor' && (
        <p className="studio-note">
          {keys ??
            fillNodes(t.checkEditorKeys, {
              ctrl: <kbd>Ctrl</kbd>,
              space: <kbd>Space</kbd>,
              key: <kbd>F8</kbd>,
              tab: <kbd>Tab</kbd>,
            })}
        </p>
      )}
    </div>
  );
}
