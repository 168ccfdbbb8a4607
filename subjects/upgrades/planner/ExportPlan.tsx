import { useState } from 'react';
import { type PlanDocument, planMarkdown } from './plan-markdown.ts';

/** Copies, downloads, or prints the plan. */
export function ExportPlan(shown: Omit<PlanDocument, 'origin'>) {
  const [status, setStatus] = useState('');
  const text = () => planMarkdown({ ...shown, origin: location.origin });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setStatus('Copied.');
    } catch (error) {
      // The reader or the browser refused. The download needs no permission.
      setStatus(
        `Your browser didn’t allow copying (${error instanceof Error ? error.name : 'unknown reason'}). Download the file instead.`,
      );
    }
  };
  const { from, to } = shown.request;
  return (
    <section className="tool-part upgrade-export">
      <h2>Take it with you</h2>
      <p>The Markdown contains the checklist with your ticks, the versions, and the steps.</p>
      <div>
        <button type="button" className="button" onClick={copy}>
          Copy as Markdown
        </button>
        <button type="button" className="button" onClick={() => download(`datahub-${from}-to-${to}.md`, text())}>
          Download Markdown
        </button>
        <button type="button" className="button" onClick={() => print()}>
          Print
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
