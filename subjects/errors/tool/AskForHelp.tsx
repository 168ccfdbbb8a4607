import { useId, useMemo } from 'react';
import { fill } from '#model/fill.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import type { Diagnosis } from '../diagnosis/diagnosis.ts';
import { errorTexts } from '../texts.ts';
import { issueAddress, issueText } from './issue-address.ts';
import { RedactedText } from './RedactedText.tsx';
import { searchWords } from './search-words.ts';

interface AskForHelpProps {
  diagnosis: Diagnosis;
  searchPage: string;
  newIssue: string;
  copy: string;
  /** Whether the reader has checked the redacted text. */
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
}

/** What leaves the page when the reader asks for help elsewhere. It is shown first, and the links work only after the reader has checked it. */
export function AskForHelp({ diagnosis, searchPage, newIssue, copy, isChecked, onCheck }: AskForHelpProps) {
  const t = useTexts(errorTexts);
  const id = useId();
  const { text, removed, found } = diagnosis;
  const query = useMemo(() => searchWords(text), [text]);
  const shared = useMemo(() => issueText(text), [text]);
  return (
    <section className="tool-part error-help">
      <h2>{found.length === 0 ? t.errorAskHelp : t.errorNoneThese}</h2>
      <p>{t.errorSearchErrorReportNothing}</p>
      <RedactedText text={text} shared={shared} removed={removed} copy={copy} />
      <label className="error-check">
        <input
          type="checkbox"
          checked={isChecked}
          aria-describedby={`${id}-links`}
          onChange={(event) => onCheck(event.target.checked)}
        />
        {t.errorIveCheckedTextNothing}
      </label>
      <p id={`${id}-links`} className="visually-hidden">
        {isChecked ? t.errorLinksSearchNewIssue : t.errorActivatesLinksSearchNew}
      </p>
      <p className="error-links">
        <HelpLink href={isChecked ? issueAddress(newIssue, shared) : undefined} isPrimary>
          {t.errorReportGithub}
        </HelpLink>
        {query !== '' && (
          <HelpLink href={isChecked ? `${searchPage}?${new URLSearchParams({ q: query })}` : undefined}>
            {t.errorSearchDocs}
          </HelpLink>
        )}
      </p>
      <p className="error-note">
        {fillNodes(t.errorReportOpensAsDraft, { value: query !== '' && fill(t.errorSearchLooks, { query }) })}
      </p>
    </section>
  );
}

/** A link without an address until there is one. */
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
