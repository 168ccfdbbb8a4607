import type { Urn } from '#model/urn.ts';
import type { UrnFacts, UrnKind } from '#model/urn-facts.ts';
import { RichInline } from '#site/reference/RichInline.tsx';

interface UrnPartsProps {
  text: string;
  urn: Urn;
  kinds: ReadonlyMap<string, UrnKind>;
  facts: UrnFacts | undefined;
  pages: Readonly<Record<string, string>>;
}

/** The parts of a URN with what each means; of URNs inside it too. */
export function UrnParts({ text, urn, kinds, facts, pages }: UrnPartsProps) {
  const kind = kinds.get(urn.entityType);
  const known = facts?.invalid.find((invalid) => invalid.urn === text);
  return (
    <section className="tool-part">
      <h2>Parts</h2>
      {known && (
        <p className="urn-warning">
          <strong>Written correctly, but probably not meant:</strong> <RichInline text={known.note} />
        </p>
      )}
      <dl className="urn-reading">
        <div>
          <dt>
            entity type <code>{urn.entityType}</code>
          </dt>
          <dd>
            <EntityLink name={urn.entityType} kinds={kinds} pages={pages} />
          </dd>
        </div>
        {urn.parts.map((part, index) => (
          <div key={part.offset}>
            <dt>
              {kind?.parts[index]?.name} <code>{part.value}</code>
            </dt>
            <dd>
              {facts && <RichInline text={facts.parts[index] ?? []} />}
              {part.urn && kind && kind.parts.length > 1 && <Inner urn={part.urn} kinds={kinds} pages={pages} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Inner({ urn, kinds, pages }: Pick<UrnPartsProps, 'urn' | 'kinds' | 'pages'>) {
  const kind = kinds.get(urn.entityType);
  return (
    <ul>
      <li>
        URN, entity type <EntityLink name={urn.entityType} kinds={kinds} pages={pages} />
      </li>
      {urn.parts.map((part, index) => (
        <li key={part.offset}>
          {kind?.parts[index]?.name} <code>{part.value}</code>
          {part.urn && <Inner urn={part.urn} kinds={kinds} pages={pages} />}
        </li>
      ))}
    </ul>
  );
}

function EntityLink({ name, kinds, pages }: Pick<UrnPartsProps, 'kinds' | 'pages'> & { name: string }) {
  const title = kinds.get(name)?.title ?? name;
  return pages[name] === undefined ? title : <a href={pages[name]}>{title}</a>;
}
