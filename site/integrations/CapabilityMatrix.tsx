import type { ReactNode } from 'react';
import type { DirectoryEntry, DirectoryModule, DirectorySetup } from './directory.ts';
import { modeText } from './words.ts';

interface CapabilityMatrixProps {
  entries: readonly DirectoryEntry[];
  setup: DirectorySetup;
  /** What can be done with a row beside reading its page. */
  choice: (module: DirectoryModule) => ReactNode;
}

/** Which connector has which capability, and how it is switched on. One row a module, since modules of one connector differ. */
export function CapabilityMatrix({ entries, setup: { capabilities, texts }, choice }: CapabilityMatrixProps) {
  const modes = modeText(texts);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="matrix" aria-label={texts.integrationMatrixLabel} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              {texts.integrationConnector}
              <span className="matrix-hint" data-needs-js>
                {texts.integrationTick}
              </span>
            </th>
            {capabilities.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries
            .flatMap(({ modules }) => modules)
            .map((module) => (
              <tr key={module.plugin}>
                <th scope="row">
                  <span className="matrix-name">
                    {choice(module)}
                    {module.href === undefined ? module.title : <a href={module.href}>{module.title}</a>}
                  </span>
                </th>
                {capabilities.map((name) => {
                  const mode = module.modes[name];
                  const word = modes.find((each) => each.mode === mode)?.word;
                  return (
                    <td key={name} className={`mode-${mode ?? 'none'}`}>
                      {mode === undefined ? <span className="visually-hidden">{word}</span> : word}
                    </td>
                  );
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
