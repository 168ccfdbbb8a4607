import { hashTarget } from './hash-target.ts';
import { onEachPage } from './on-each-page.ts';
import { reveal } from './reveal.ts';

/** A hash that points at or into closed details, or into a hidden tab, opens them. One that points at an entry opens what is folded in the entry. */
export function startDetails(): void {
  const revealTarget = () => {
    const target = hashTarget();
    // Asked before anything is opened: what comes into view by that still has to be scrolled to.
    const isVisible = target?.checkVisibility() ?? true;
    if (target instanceof HTMLDetailsElement) target.open = true;
    const entry = target?.closest('[data-entry]') ?? target;
    for (const folded of entry?.querySelectorAll<HTMLDetailsElement>('[data-folded]') ?? []) folded.open = true;
    if (!target || isVisible) return;
    reveal(target);
    target.scrollIntoView();
  };
  onEachPage(revealTarget);
  addEventListener('hashchange', revealTarget);
}
