import { type AddressStyle, toHref } from '#model/address.ts';
import type { TextExplanation } from '#model/text-check.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import { toolCheckTexts } from './texts.ts';

interface CursorHelpProps {
  found: TextExplanation | undefined;
  addresses: AddressStyle;
  /** The instruction that is shown if there is nothing to explain. */
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
              {found.required ? fillNodes(t.checkRequiredType, { type: found.type }) : found.type}
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
