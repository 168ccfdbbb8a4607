import { fillNodes } from '#site/fill-nodes.ts';
import { DataLink } from '#site/reference/DataLink.tsx';
import { RichInline, TypeName } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { sdkTexts } from '../texts.ts';
import type { PythonModelBlock } from './block-types.ts';

/** A Python class of the metamodel: its constructor or its constants, with a link to their meanings. */
export function PythonModel({
  block: { name, aspect, description, explained, parameters, constants },
}: {
  block: PythonModelBlock;
}) {
  const t = useTexts(sdkTexts);
  return (
    <div className="python-model">
      <p>
        {aspect !== undefined && <>{fillNodes(t.sdkAspect, { code: <code>{aspect}</code> })} </>}
        <RichInline text={description} />
        {explained?.href !== undefined && (
          <>
            {' '}
            {t.sdkFieldsExplainedAt} <DataLink href={explained.href}>{explained.name}</DataLink>.
          </>
        )}
      </p>
      {constants.length === 0 ? (
        <p className="python-signature python-signature-long">
          <code>
            {name}(
            {parameters.map((parameter) => (
              <span key={parameter.name} id={parameter.anchor}>
                {parameter.name}: <TypeName text={parameter.valueType} />
                {parameter.defaultValue !== undefined && ` = ${parameter.defaultValue}`},
              </span>
            ))}
            )
          </code>
        </p>
      ) : (
        <dl className="python-constants">
          {constants.map((constant) => (
            <div key={constant.name} id={constant.anchor}>
              <dt>
                <code>{constant.name}</code>
              </dt>
              <dd>
                <RichInline text={constant.meaning} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
