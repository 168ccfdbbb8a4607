import { type AddressStyle, toHref } from '#model/address.ts';
import type { Explanation } from '#recipes/types.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import { checkTexts } from './texts.ts';

/** Explains what is at the cursor. It shows the same text as the pointer's tooltip, for keyboard and touch. */
export function CursorHelp({ found, addresses }: { found: Explanation | undefined; addresses: AddressStyle }) {
  const t = useTexts(checkTexts);
  return (
    <aside className="studio-cursor" aria-label={t.recipeAt}>
      {found === undefined ? (
        <p className="studio-note">{t.recipePut}</p>
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
            {found.default !== undefined && <> {fillNodes(t.recipeDefault, { code: <code>{found.default}</code> })}</>}
            {found.deprecated !== undefined && (
              <>
                {' '}
                {t.recipeDeprecated} <CodeText text={found.deprecated} />
              </>
            )}{' '}
            {found.page !== undefined && <a href={toHref(found.page, addresses)}>{t.recipePage}</a>}
          </p>
        </>
      )}
    </aside>
  );
}
