import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { directoryTexts } from '../texts.ts';
import type { DirectoryEntry } from './directory.ts';

/** For readers without JavaScript: links to the information that the comparison would show. */
export function CompareLinks({ entries }: { entries: readonly DirectoryEntry[] }) {
  const t = useTexts(directoryTexts);
  const { href } = useSite();
  return (
    <>
      <p>
        {fillNodes(t.directoryPuttingConnectorsSideBy, {
          link: <a href={href('/integrations/matrix')}>{t.directoryCapabilityMatrix}</a>,
        })}
      </p>
      <table className="compare-links">
        <thead>
          <tr>
            <th scope="col">{t.directoryConnector}</th>
            <th scope="col">{t.directoryPage}</th>
            <th scope="col">{t.directoryCapabilities}</th>
          </tr>
        </thead>
        <tbody>
          {entries.flatMap((entry) =>
            entry.modules.map(({ plugin, title, href: capabilities }) => (
              <tr key={plugin}>
                <th scope="row">{title}</th>
                <td>
                  {entry.href !== undefined && (
                    <a href={entry.href}>{fillNodes(t.directoryRequirementsOptions, { title })}</a>
                  )}
                </td>
                <td>
                  {capabilities !== undefined && (
                    <a href={capabilities}>{fillNodes(t.directoryWhatCanDo, { title })}</a>
                  )}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </>
  );
}
