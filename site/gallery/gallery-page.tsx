import type { ReactNode } from 'react';
import type { PageContent } from '#model/page.ts';
import { AvailabilityBadge } from '#site/article/AvailabilityBadge.tsx';
import { CrashExample } from './CrashExample.tsx';

/** Every component and state on one page; the dev server shows it at /__gallery. */
export function galleryPage(prose: PageContent): ReactNode {
  const html = prose.parts.map((part) => ('html' in part ? part.html : '')).join('');
  return (
    <div className="screen-narrow">
      <h1>Component gallery</h1>
      <h2>Availability</h2>
      <AvailabilityBadge mode="all" />
      <AvailabilityBadge mode="managed" />
      <AvailabilityBadge mode="selfHosted" />
      <h2>Buttons</h2>
      <p>
        <button type="button" className="button">
          Button
        </button>{' '}
        <button type="button" className="button button-primary">
          Primary button
        </button>
      </p>
      <h2>Island states</h2>
      <div className="island-loading" />
      <CrashExample />
      <h2>Prose</h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
