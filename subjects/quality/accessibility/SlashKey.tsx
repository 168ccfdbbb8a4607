import { useSyncExternalStore } from 'react';
import { SLASH_KEY } from '#runtime/slash-key.ts';
import { readText, watchKeys, writeText } from '#runtime/store.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { slashKeyTexts } from './slash-key-texts.ts';

function watch(onChange: () => void): () => void {
  const controller = new AbortController();
  watchKeys(onChange, { signal: controller.signal });
  return () => controller.abort();
}

/** Turns off the `/` shortcut for search, for readers whose speech input or hands type it by accident (WCAG 2.1.4). */
export function SlashKey() {
  const t = useTexts(slashKeyTexts);
  const isOff = useSyncExternalStore(
    watch,
    () => readText(SLASH_KEY) === 'off',
    () => false,
  );
  return (
    <label className="slash-key">
      <input
        type="checkbox"
        checked={!isOff}
        onChange={({ target }) => writeText(SLASH_KEY, target.checked ? 'on' : 'off')}
      />{' '}
      <span>{fillNodes(t.qualityKeyOpensSearch, { key: <kbd>/</kbd> })}</span>
    </label>
  );
}
