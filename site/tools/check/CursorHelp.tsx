import { type AddressStyle, toHref } from '#model/address.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import type { EditorExplanation } from '../../code-editor/editor.ts';
import { toolCheckTexts } from './texts.ts';

interface CursorHelpProps {
  /** Also with the path and hash of a page that says more. */
  found: (EditorExplanation & { page?: string }) | undefined;
  addresses: AddressStyle;
  /** What to do to see something here. */
  invitation: string;
}

/** Explains what is at the cursor. It shows the same text as the pointer's tooltip, for keyboard and touch. */
export function CursorHelp({ found, addresses, invitation }: CursorHelpProps) {
  const t = useTexts(toolCheckTexts);
  return (
    <aside className="studio-cursor" aria-label={t.checkAtCursor}>
      {found === undefined ? (
        <p className="studio-note">{invitation}</p>
      ) : (
        <>
          <p>
            <strong>{found.title}</strong>{' '}
            <span className="studio-type">
              {found.type}
              {found.required && ', required'}
            </span>
          </p>
          <p>
            <CodeText text={found.description} />
            {found.default !== undefined && <> {fillNodes(t.checkDefault, { code: <code>{found.default}</code> })}</>}
            {found.deprecated !== undefined && (
              <>
                {' '}
                {t.checkDeprecated} <CodeText text={found.deprecated} />
              </>
            )}{' '}
            {found.page !== undefined && <a href={toHref(found.page, addresses)}>{t.checkOnPage}</a>}
          </p>
        </>
      )}
    </aside>
  );
}
