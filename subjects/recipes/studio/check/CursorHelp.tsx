import { type AddressStyle, toHref } from '#model/address.ts';
import type { Explanation } from '#recipes/types.ts';
import { CodeText } from '../CodeText.tsx';

/** What is written where the cursor stands: the same that the pointer shows, for keyboard and touch. */
export function CursorHelp({ found, addresses }: { found: Explanation | undefined; addresses: AddressStyle }) {
  return (
    <aside className="studio-cursor" aria-label="At the cursor">
      {found === undefined ? (
        <p className="studio-note">Put the cursor on an option to read what it does.</p>
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
            {found.default !== undefined && (
              <>
                {' '}
                Default: <code>{found.default}</code>.
              </>
            )}
            {found.deprecated !== undefined && (
              <>
                {' '}
                Deprecated: <CodeText text={found.deprecated} />
              </>
            )}{' '}
            {found.page !== undefined && <a href={toHref(found.page, addresses)}>On its page</a>}
          </p>
        </>
      )}
    </aside>
  );
}
