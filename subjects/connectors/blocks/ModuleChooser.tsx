import { RichInline } from '#site/reference/RichInline.tsx';
import type { ModuleChooserBlock } from './block-types.ts';

/** A connector's modules side by side, each with its use case. */
export function ModuleChooser({ block: { modules } }: { block: ModuleChooserBlock }) {
  return (
    <ul className="module-chooser">
      {modules.map(({ name, href, plugin, status, chooseWhen }) => (
        <li key={plugin}>
          <p className="module-name">
            <a href={href}>{name}</a> <span className={`badge badge-${status.tone}`}>{status.label}</span>
          </p>
          <p>
            <RichInline text={chooseWhen} />
          </p>
          <p className="module-plugin">
            <code>type: {plugin}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}
