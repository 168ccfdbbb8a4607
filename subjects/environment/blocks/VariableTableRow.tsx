import { Fragment } from 'react';
import { fill } from '#model/fill.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { DataLink } from '#site/reference/DataLink.tsx';
import { AllowedValues, OptionName } from '#site/reference/OptionParts.tsx';
import { NameList, RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { environmentTexts } from '../texts.ts';
import type { VariableRow } from './block-types.ts';

/** The first release whose code was examined. Variables in it can be older. */
const FIRST = 'v0.3.0';

/** One variable: its name with its default, and what it does, what sets it, and what reads it. */
export function VariableTableRow({ row }: { row: VariableRow }) {
  const t = useTexts(environmentTexts);
  const types = {
    boolean: t.environmentBoolean,
    number: t.environmentNumber,
    text: t.environmentText,
    list: t.environmentList,
  };
  return (
    <tr id={row.anchor} data-marks={row.secret ? 'secret' : undefined}>
      <th scope="row">
        <OptionName anchor={row.anchor} name={row.name} title={row.name} snippet={row.snippet} />{' '}
        <span className="option-type">
          <span className="ref-type">{types[row.valueType]}</span>{' '}
          {row.secret && <span className="badge badge-warning">{t.environmentSecret}</span>}
        </span>{' '}
        <span className="option-default">
          <DefaultValue value={row.defaultValue} />
        </span>
      </th>
      <td>
        <p>
          <RichInline text={row.description} />
        </p>
        <AllowedValues allowed={row.allowed} />
        {row.allowedNote.length > 0 && (
          <p className="option-with">
            <RichInline text={row.allowedNote} />
          </p>
        )}
        {row.together.map(({ names, why }) => (
          <p key={names.map(({ name }) => name).join()} className="option-with">
            {t.environmentTogether} <NameList names={names} />. <RichInline text={why} />
          </p>
        ))}
        <Origins row={row} first={t.environmentOrEarlier} />
      </td>
    </tr>
  );
}

function DefaultValue({ value }: { value: string | undefined }) {
  const t = useTexts(environmentTexts);
  if (value === undefined) return t.environmentNoDefault;
  if (value === '') return t.environmentEmptyDefault;
  return fillNodes(t.environmentDefault, { code: <code>{value}</code> });
}

/** What sets the variable, what reads it, and since when. */
function Origins({ row: { helm, compose, since, readIn, alsoReadBy }, first }: { row: VariableRow; first: string }) {
  const t = useTexts(environmentTexts);
  return (
    <ul className="variable-origins">
      {helm.length > 0 && (
        <li>
          {t.environmentHelm} <RichInline text={helm} />
        </li>
      )}
      {compose.length > 0 && (
        <li>
          {t.environmentCompose}{' '}
          {compose.map(({ value, file }, index) => (
            <Fragment key={file}>
              {index > 0 && ', '}
              {fillNodes(t.environmentComposeSets, {
                file: <code>{file}</code>,
                value: value === '' ? t.environmentEmpty : <code>{value}</code>,
              })}
            </Fragment>
          ))}
        </li>
      )}
      {since !== undefined && (
        <li>
          {t.environmentSince} {since === FIRST ? fill(first, { release: since }) : since}
        </li>
      )}
      {readIn.length > 0 && (
        <li>
          {t.environmentReadIn}{' '}
          {readIn.map(({ name, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              {href === undefined ? name : <DataLink href={href}>{name}</DataLink>}
            </Fragment>
          ))}
        </li>
      )}
      {alsoReadBy.length > 0 && (
        <li>
          {t.environmentAlsoRead} <NameList names={alsoReadBy} />
        </li>
      )}
    </ul>
  );
}
