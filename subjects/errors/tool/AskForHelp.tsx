import { useId, useMemo } from 'react';
import type { Diagnosis } from '../diagnosis/diagnosis.ts';
import { issueAddress, issueText } from './issue-address.ts';
import { RedactedText } from './RedactedText.tsx';
import { searchWords } from './search-words.ts';

interface AskForHelpProps {
  diagnosis: Diagnosis;
  searchPage: string;
  newIssue: string;
  copy: string;
  /** Whether the reader has looked through the redacted text. */
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
}

/** What leaves the page when the reader asks elsewhere: shown first, and only after a look at it the links work. */
export function AskForHelp({ diagnosis, searchPage, newIssue, copy, isChecked, onCheck }: AskForHelpProps) {
  const id = useId();
  const { text, removed, found } = diagnosis;
  const query = useMemo(() => searchWords(text), [text]);
  const shared = useMemo(() => issueText(text), [text]);
  return (
    <section className="tool-part error-help">
      <h2>{found.length === 0 ? 'Ask for help' : 'None of these?'}</h2>
      <p>
        Search for the error or report it. Nothing leaves this page until you follow one of the links, and then only the
        redacted text does. Secrets are recognized by their form, so check the text first.
      </p>
      <RedactedText text={text} shared={shared} removed={removed} copy={copy} />
      <label className="error-check">
        <input
          type="checkbox"
          checked={isChecked}
          aria-describedby={`${id}-links`}
          onChange={(event) => onCheck(event.target.checked)}
        />
        I’ve checked the text: nothing private is left in it
      </label>
      <p id={`${id}-links`} className="visually-hidden">
        {isChecked
          ? 'The links to search and to a new issue are active.'
          : 'Activates the links to search and to a new issue.'}
      </p>
      <p className="error-links">
        <HelpLink href={isChecked ? issueAddress(newIssue, shared) : undefined} isPrimary>
          Report on GitHub
        </HelpLink>
        {query !== '' && (
          <HelpLink href={isChecked ? `${searchPage}?${new URLSearchParams({ q: query })}` : undefined}>
            Search the docs
          </HelpLink>
        )}
      </p>
      <p className="error-note">
        The report opens as a draft with the redacted text and isn’t sent until you submit it on GitHub.
        {query !== '' && ` The search looks for “${query}”.`}
      </p>
    </section>
  );
}

/** A link that has no address, and so leads nowhere, until there is one. */
function HelpLink({
  href,
  isPrimary = false,
  children,
}: {
  href: string | undefined;
  isPrimary?: boolean;
  children: React.ReactNode;
}) {
  const className = isPrimary ? 'button button-primary' : 'button';
  if (href === undefined)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a link without an address is no link for browsers.
      // biome-ignore lint/a11y/useFocusableInteractive: what is disabled is not in the tab order.
      <span role="link" aria-disabled="true" className={className}>
        {children}
      </span>
    );
  return (
    <a href={href} rel="noopener" className={className}>
      {children}
    </a>
  );
}
