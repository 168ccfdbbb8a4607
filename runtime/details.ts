import { hashTarget } from './hash-target.ts';
import { onEachPage } from './on-each-page.ts';
import { reveal } from './reveal.ts';

/** A hash that points at or into closed details, or into a hidden tab, opens them. One that points at an entry opens what is folded in the entry. */
export function startDetails(): void {
  const revealTarget = () => {
    const target = hashTarget();
    // Asked before anything is opened. Browsers that open details for a hash have done so by now, and scrolled before they knew the heights.
    const isInPlace = !target || (target.checkVisibility() && !target.closest('[data-folded]'));
    if (target instanceof HTMLDetailsElement) target.open = true;
    const entry = target?.closest('[data-entry]') ?? target;
    for (const folded of entry?.querySelectorAll<HTMLDetailsElement>('[data-folded]') ?? []) folded.open = true;
    if (isInPlace) return;
    reveal(target);
    target.scrollIntoView();
    // Entries that come into view by that have their real height a frame later.
    requestAnimationFrame(() => target.scrollIntoView());
  };
  onEachPage(revealTarget);
  addEventListener('hashchange', revealTarget);
}
