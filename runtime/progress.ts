import { createElement } from './create-element.ts';

/**
 * Shows the progress bar if the work takes longer than 200 ms: shorter waits feel instant, and a flash would only disturb.
 * @returns stops it
 */
export function startProgress(): () => void {
  const bar = createElement('div', { className: 'progress' });
  const timer = setTimeout(() => document.body.append(bar), 200);
  return () => {
    clearTimeout(timer);
    bar.remove();
  };
}
