import { fill } from '#model/fill.ts';
import { MemberName } from '#site/reference/MemberName.tsx';
import { Permalink } from '#site/reference/Permalink.tsx';
import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { RichInline, TypeName } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { Deprecation } from '#subjects/graphql/blocks/GraphqlFields.tsx';
import { sdkTexts } from '../texts.ts';
import type { PythonMemberBlock, PythonParameterRow } from './block-types.ts';
import { PythonSignature } from './PythonSignature.tsx';

/** A function, method or class of the Python SDK: its signature, parameters, return value, and exceptions. */
export function PythonMember({ block }: { block: PythonMemberBlock }) {
  const t = useTexts(sdkTexts);
  const { name, description, parameters, constants, returns, raises, deprecated } = block;
  return (
    <div className="python-member">
      <PythonSignature {...block} isCalled={constants.length === 0} />
      <p>
        <RichInline text={description} />
        <Deprecation reason={deprecated} />
      </p>
      <Parameters caption={fill(t.sdkParameters, { name })} rows={parameters} />
      {constants.length > 0 && (
        <ReferenceTable
          caption={fill(t.sdkConstants, { name })}
          className="fields"
          columns={[t.sdkConstant, t.sdkWhenUse]}
          rows={constants.map((constant) => ({
            key: constant.name,
            id: constant.anchor,
            cells: [
              <span key="name" className="option-name">
                <code>{constant.name}</code> <span className="ref-type">= {constant.value}</span>
                <Permalink anchor={constant.anchor} title={`${name}.${constant.name}`} />
              </span>,
              <RichInline key="meaning" text={constant.description} />,
            ],
          }))}
        />
      )}
      {(returns !== undefined || raises.length > 0) && (
        <dl className="python-facts">
          {returns !== undefined && (
            <div>
              <dt>{t.sdkReturns}</dt>
              <dd>
                <TypeName text={returns.valueType} /> <RichInline text={returns.description} />
              </dd>
            </div>
          )}
          {raises.length > 0 && (
            <div>
              <dt>{t.sdkRaises}</dt>
              {raises.map(({ valueType, when }) => (
                <dd key={JSON.stringify(valueType)}>
                  <TypeName text={valueType} /> <RichInline text={when} />
                </dd>
              ))}
            </div>
          )}
        </dl>
      )}
    </div>
  );
}

function Parameters({ caption, rows }: { caption: string; rows: readonly PythonParameterRow[] }) {
  const t = useTexts(sdkTexts);
  if (rows.length === 0) return null;
  return (
    <ReferenceTable
      caption={caption}
      className="fields"
      columns={[t.sdkParameter, t.sdkMeaning]}
      rows={rows.map(({ name, anchor, valueType, defaultValue, description }) => ({
        key: name,
        id: anchor,
        cells: [
          <MemberName key="name" name={name} anchor={anchor} type={valueType} required={defaultValue === undefined} />,
          <RichInline key="meaning" text={description} />,
        ],
      }))}
    />
  );
}
