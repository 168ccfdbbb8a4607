import { type ReactNode, useState } from 'react';
import { capabilityAnchor } from './capability-anchor.ts';
import type { DirectoryEntry, DirectoryModule, DirectorySetup } from './directory.ts';
import { MatrixCell } from './MatrixCell.tsx';

interface CapabilityMatrixProps {
  entries: readonly DirectoryEntry[];
  setup: DirectorySetup;
  /** The actions for a row besides reading its page. */
  choice: (module: DirectoryModule) => ReactNode;
}

/** On narrow screens, where the first row can't stay in view, the column names are repeated after this number of rows. */
const REPEAT_AFTER = 8;

/** Which connector has which capability, and how to turn it on. One row per module, because modules of a connector differ. */
export function CapabilityMatrix({ entries, setup: { capabilities, texts }, choice }: CapabilityMatrixProps) {
  const [atEnd, setAtEnd] = useState(false);
  const modules = entries.flatMap((entry) => entry.modules);
  return (
    <div className="matrix-frame" data-at-end={atEnd}>
      <p className="matrix-more">{texts.integrationMatrixMore}</p>
      <section
        className="matrix"
        aria-label={texts.integrationMatrixLabel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) =>
          setAtEnd(scrollLeft + clientWidth >= scrollWidth - 2)
        }
      >
        <table>
          <thead>
            <tr>
              <th scope="col">
                {texts.integrationConnector}
                <span className="matrix-hint" data-needs-js>
                  {texts.integrationTick}
                </span>
              </th>
              {capabilities.map(({ name, label }) => (
                <th key={name} scope="col">
                  <a href={`#${capabilityAnchor(name)}`} title={name}>
                    {label}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {modules.map((module, row) => [
              row > 0 && row % REPEAT_AFTER === 0 && (
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row can't have focus, and screen readers know the columns anyway
                <tr key={`${module.plugin} columns`} className="matrix-repeat" aria-hidden="true">
                  <td />
                  {capabilities.map(({ name, label }) => (
                    <td key={name}>{label}</td>
                  ))}
                </tr>
              ),
              <tr key={module.plugin}>
                <th scope="row">
                  <span className="matrix-name">
                    {choice(module)}
                    {module.href === undefined ? module.title : <a href={module.href}>{module.title}</a>}
                  </span>
                </th>
                {module.cells.map((cell, column) => (
                  <MatrixCell
                    key={capabilities[column]?.name}
                    cell={cell}
                    optionBase={module.optionBase}
                    texts={texts}
                  />
                ))}
              </tr>,
            ])}
          </tbody>
        </table>
      </section>
    </div>
  );
}
