import { fillNodes } from '#site/fill-nodes.ts';
import { AllowedValues, OptionName } from '#site/reference/OptionParts.tsx';
import { BreakableName, NameList, RichInline, TypeName } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { connectorTexts } from '../texts.ts';
import type { OptionRow } from './block-types.ts';

/** One option: its name with its allowed values, and what it does. */
export function OptionTableRow({ row, depth }: { row: OptionRow; depth: number }) {
  const t = useTexts(connectorTexts);
  const parent = row.path.slice(0, row.path.length - row.name.length);
  return (
    <tr id={row.anchor} data-depth={depth === 0 ? undefined : depth} data-marks={marksOf(row)}>
      <th scope="row">
        <OptionName
          anchor={row.anchor}
          name={row.name}
          parent={
            parent !== '' && (
              <span className="option-parent">
                <BreakableName name={parent} />
              </span>
            )
          }
          title={row.path}
          snippet={row.snippet}
        />{' '}
        <span className="option-type">
          <TypeName text={row.optionType} />{' '}
          {row.required && <span className="badge badge-accent">{t.connectorRequired}</span>}{' '}
          {row.deprecated && <span className="badge badge-warning">{t.connectorDeprecated}</span>}{' '}
          {row.hidden && <span className="badge badge-neutral">{t.connectorHidden}</span>}
        </span>{' '}
        <DefaultValue row={row} />
      </th>
      <td>
        <p>
          <RichInline text={row.description} />
        </p>
        {row.deprecated && (
          <p className="option-deprecated">
            <RichInline text={row.deprecated.note} />
            {row.deprecated.replacement && (
              <>
                {' '}
                {t.connectorUse} <NameList names={[row.deprecated.replacement]} /> {t.connectorInstead}
              </>
            )}
          </p>
        )}
        <AllowedValues allowed={row.allowed} />
        {row.example !== undefined && (
          <pre className="option-example">
            <code>{row.example}</code>
          </pre>
        )}
        {row.relations.map(({ label, value, names, with: conditions, unless }) => (
          <p key={`${label} ${value} ${names[0]?.name} ${conditions[0]?.name}`} className="option-with">
            {value === undefined ? (
              label
            ) : (
              <>
                <code>{value}</code> {label.toLowerCase()}
              </>
            )}{' '}
            <NameList names={names} />
            {conditions.length > 0 && (
              <>
                {' '}
                {t.connectorWith} <NameList names={conditions} />
              </>
            )}
            {unless.length > 0 && (
              <>
                {' '}
                {t.connectorWithout} <NameList names={unless} />
              </>
            )}
          </p>
        ))}
        {row.notes?.map((note, index) => (
          // The notes of a row never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <p key={index} className="option-with">
            <RichInline text={note} />
          </p>
        ))}
        {row.worksWith.length > 0 && (
          <p className="option-with">
            {t.connectorWorks} <NameList names={row.worksWith} />
          </p>
        )}
      </td>
    </tr>
  );
}

/** What the reference's filter can use. */
function marksOf({ required, deprecated }: OptionRow): string | undefined {
  return [required ? 'required' : '', deprecated ? 'deprecated' : ''].join(' ').trim() || undefined;
}

function DefaultValue({ row: { defaultValue, defaultNote } }: { row: OptionRow }) {
  const t = useTexts(connectorTexts);
  if (defaultNote) {
    return (
      <span className="option-default">
        {t.connectorDefault} <RichInline text={defaultNote} />
      </span>
    );
  }
  return (
    defaultValue !== undefined && (
      <span className="option-default">{fillNodes(t.connectorDefaultCode, { code: <code>{defaultValue}</code> })}</span>
    )
  );
}
