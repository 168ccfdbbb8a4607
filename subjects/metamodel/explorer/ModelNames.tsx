import { aspectOf } from '../graph.ts';
import { aspectAddress, type ExplorerSetup } from './explorer.ts';

type Pages = ExplorerSetup['pages'];

/** The name of an entity, linked to its page. */
export function EntityName({ name, pages }: { name: string; pages: Pages }) {
  return <Name name={name} href={pages[name]} />;
}

/** The path of a field, linked to its aspect on the page of an entity that has it. */
export function FieldName({ entity, via, pages }: { entity: string; via: string; pages: Pages }) {
  return <Name name={via} href={aspectAddress(pages, entity, aspectOf({ via }))} />;
}

/** The name of an aspect, linked to its place on the page of an entity. */
export function AspectName({ entity, name, pages }: { entity: string; name: string; pages: Pages }) {
  return <Name name={name} href={aspectAddress(pages, entity, name)} />;
}

function Name({ name, href }: { name: string; href: string | undefined }) {
  return href === undefined ? (
    <code>{name}</code>
  ) : (
    <a href={href}>
      <code>{name}</code>
    </a>
  );
}
