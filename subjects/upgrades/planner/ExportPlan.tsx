import { useState } from 'react';
import { fill } from '#model/fill.ts';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { upgradeTexts } from '../texts.ts';
import { type PlanDocument, planMarkdown } from './plan-markdown.ts';

/** Copies, downloads, or prints the plan. */
export function ExportPlan(shown: Omit<PlanDocument, 'origin' | 'inWords'>) {
  const t = useTexts(upgradeTexts);
  const inWords = useMessages();
  const [status, setStatus] = useState('');
  const text = () => planMarkdown({ ...shown, origin: location.origin, inWords });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setStatus(t.upgradeCopied);
    } catch (error) {
      // The reader or the browser didn't allow it. The download doesn't need permission.
      setStatus(
        fill(t.upgradeBrowserDidntAllowCopying, { value: error instanceof Error ? error.name : 'unknown reason' }),
      );
    }
  };
  const { from, to } = shown.request;
  return (
    <section className="tool-part upgrade-export">
      <h2>{t.upgradeTake}</h2>
      <p>{t.upgradeMarkdownContainsChecklistTicks}</p>
      <div>
        <button type="button" className="button" onClick={copy}>
          {t.upgradeCopyAsMarkdown}
        </button>
        <button type="button" className="button" onClick={() => download(`datahub-${from}-to-${to}.md`, text())}>
          {t.upgradeDownloadMarkdown}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {t.upgradePrint}
        </button>
      </div>
      <p role="status">{status}</p>
    </section>
  );
}

/** Saves a text as a file, without a request. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
