import { useEffect, useState } from 'react';
import { type KnownPage, nearestPages } from './nearest-pages.ts';

/** Pages with an address similar to the requested one. Shows nothing if there are none or the list can't be loaded. */
export function NearestPages({ title, base }: { title: string; base: string }) {
  const [pages, setPages] = useState<KnownPage[]>([]);
  useEffect(() => {
    const shell = document.documentElement.dataset.shell ?? '';
    fetch(`${base}latest/pages/${shell}.json`)
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`answered ${response.status}`))))
      .then((known: KnownPage[]) => setPages(nearestPages(location.pathname, known, 5)))
      .catch((error: unknown) => {
        // Nothing here ends the request, so the reader has left the page.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        console.warn('The list of pages could not be loaded.', error);
      });
  }, [base]);
  if (pages.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {pages.map(({ href, title: name }) => (
          <li key={href}>
            <a href={href}>{name}</a> <code>{href}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
