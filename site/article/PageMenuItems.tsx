import { ChevronDown } from 'lucide';
import { fill } from '#model/fill.ts';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';

/** Assistants that take a question from their address (docs/decisions/0015-markdown-twins.md). */
const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
];

/** The menu of a page, as a template: the runtime puts it on every page and fills in the addresses. Nothing is loaded from assistants. */
export function PageMenuItems() {
  const { strings, twin } = useSite();
  return (
    <template data-page-menu-items={strings.assistantPrompt}>
      <button type="button" className="page-menu-button" aria-label={strings.pageMenu}>
        <Icon of={ChevronDown} />
      </button>
      <ul className="page-menu-list" popover="auto" aria-label={strings.pageMenu}>
        <li>
          <button type="button" data-page-action="markdown">
            {strings.copyMarkdown}
          </button>
        </li>
        <li>
          <a href={twin('/')} data-twin="">
            {strings.viewMarkdown}
          </a>
        </li>
        <li>
          <button type="button" data-page-action="section">
            {strings.copySectionLink}
          </button>
        </li>
        <li>
          <button type="button" data-values-open="">
            {strings.valuesOpen}
          </button>
        </li>
        {assistants.map(({ name, address }) => (
          <li key={name}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {fill(strings.openInAssistant, { name })}
              <span className="visually-hidden"> ({strings.opensInNewTab})</span>
            </a>
          </li>
        ))}
      </ul>
    </template>
  );
}
