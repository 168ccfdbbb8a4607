import { type FormEvent, useId, useState } from 'react';
import type { UrnKind, UrnKindPart } from '#model/urn/facts.ts';
import { formatUrn, parseUrn } from '#model/urn/syntax.ts';
import { useTexts } from '#site/use-texts.ts';
import { urnTexts } from '../texts.ts';

interface BuildFormProps {
  kinds: readonly UrnKind[];
  environments: readonly string[];
  onBuilt: (urn: string) => void;
}

/** Builds a URN from its parts. The result goes into the field for pasted URNs and is checked like them. */
export function BuildForm({ kinds, environments, onBuilt }: BuildFormProps) {
  const t = useTexts(urnTexts);
  const [name, setName] = useState('dataset');
  const id = useId();
  const kind = kinds.find((each) => each.name === name);
  const build = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const values = (kind?.parts ?? []).map((part) => partValue(part, `${given.get(part.name) ?? ''}`.trim()));
    onBuilt(formatUrn(name, values));
  };
  return (
    <details className="tool-part urn-build">
      <summary>
        <h2>{t.urnBuildUrnFromParts}</h2>
      </summary>
      <form onSubmit={build}>
        <div>
          <label htmlFor={id}>{t.urnEntityType}</label>
          <select id={id} value={name} onChange={(event) => setName(event.target.value)}>
            {kinds.map((each) => (
              <option key={each.name} value={each.name}>
                {each.title} ({each.name})
              </option>
            ))}
          </select>
        </div>
        {kind?.parts.map((part) => (
          <PartField key={`${name} ${part.name}`} part={part} environments={environments} />
        ))}
        <p>
          <button type="submit" className="button button-primary">
            {t.urnBuildUrn}
          </button>
        </p>
      </form>
    </details>
  );
}

function PartField({
  part: { name, example, environment },
  environments,
}: {
  part: UrnKindPart;
  environments: readonly string[];
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{name}</label>
      {environment ? (
        <select id={id} name={name}>
          {environments.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ) : (
        <input type="text" id={id} name={name} required autoComplete="off" spellCheck={false} placeholder={example} />
      )}
    </div>
  );
}

/** For a platform, you can enter only the name. */
function partValue({ urn }: UrnKindPart, given: string): string {
  return urn === 'dataPlatform' && 'error' in parseUrn(given) ? formatUrn('dataPlatform', [given]) : given;
}
