import { useSite } from '#site/context.ts';
import type { DirectoryEntry } from './directory.ts';

/** For readers without script: where each connector says what the comparison would show. */
export function CompareLinks({ entries }: { entries: readonly DirectoryEntry[] }) {
  const { href } = useSite();
  return (
    <>
      <p>
        Putting connectors side by side needs JavaScript. The{' '}
        <a href={href('/integrations/matrix')}>capability matrix</a> shows all of them in one table, and every page says
        the rest:
      </p>
      <table className="compare-links">
        <thead>
          <tr>
            <th scope="col">Connector</th>
            <th scope="col">Page</th>
            <th scope="col">Capabilities</th>
          </tr>
        </thead>
        <tbody>
          {entries.flatMap((entry) =>
            entry.modules.map(({ plugin, title, href: capabilities }) => (
              <tr key={plugin}>
                <th scope="row">{title}</th>
                <td>{entry.href !== undefined && <a href={entry.href}>Requirements and options of {title}</a>}</td>
                <td>{capabilities !== undefined && <a href={capabilities}>What {title} can do</a>}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </>
  );
}
