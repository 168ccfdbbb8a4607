import { X } from 'lucide';
import { fill } from '#model/fill.ts';
import { Icon } from '#site/ui/Icon.tsx';
import type { DirectorySetup } from './directory.ts';

interface CompareTrayProps {
  setup: DirectorySetup;
  chosen: readonly string[];
  onToggle: (plugin: string) => void;
}

/** The connectors chosen for comparison so far, at the lower edge of the window, with a link to the comparison. */
export function CompareTray({ setup: { entries, texts, addresses }, chosen, onToggle }: CompareTrayProps) {
  const modules = entries.flatMap((entry) => entry.modules);
  const titleOf = (plugin: string) => modules.find((module) => module.plugin === plugin)?.title ?? plugin;
  if (chosen.length === 0) return null;
  return (
    <section className="compare-tray" aria-label={texts.compareTray}>
      <ul className="chips">
        {chosen.map((plugin) => (
          <li key={plugin}>
            <button
              type="button"
              className="chip"
              aria-label={fill(texts.compareDrop, { name: titleOf(plugin) })}
              onClick={() => onToggle(plugin)}
            >
              {titleOf(plugin)}
              <Icon of={X} />
            </button>
          </li>
        ))}
      </ul>
      {chosen.length === 1 ? (
        <p>{texts.compareOneMore}</p>
      ) : (
        <a className="button button-primary" href={`${addresses.compare}?ids=${chosen.join(',')}`}>
          {fill(texts.compareOpen, { count: chosen.length })}
        </a>
      )}
    </section>
  );
}
