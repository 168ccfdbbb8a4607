import { type AddressStyle, toHref } from '#model/address.ts';
import type { TextExplanation } from '#model/text-check.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import { benchTexts } from '../texts.ts';

/** Explains what is at the cursor. It shows the same text as the pointer's tooltip, for keyboard and touch. */
export function CursorHelp({ found, addresses }: { found: TextExplanation | undefined; addresses: AddressStyle }) {
  const t = useTexts(benchTexts);
  return (
    <aside className="bench-cursor" aria-label={t.benchCursor}>
      {found === undefined ? (
        <p className="bench-note">{t.benchCursorEmpty}</p>
      ) : (
        <>
          <p>
            <strong>{found.title}</strong> <span className="bench-type">{found.type}</span>
          </p>
          <p>
            <CodeText text={found.description} />
            {found.deprecated !== undefined && (
              <>
                {' '}
                {t.benchDeprecated} <CodeText text={found.deprecated} />
              </>
            )}{' '}
            {found.page !== undefined && <a href={toHref(found.page, addresses)}>{t.benchReference}</a>}
          </p>
        </>
      )}
    </aside>
  );
}
