import type { PythonParameterRow, TypeText } from '#model/blocks.ts';
import { TypeName } from './RichInline.tsx';

/** Above this many characters, every parameter stands on a line of its own. */
const lineLimit = 72;

/** How a function or class is written where it is defined, with the names of types linked. */
export function PythonSignature({
  keyword,
  name,
  bases = [],
  parameters,
  returns,
}: {
  keyword: string;
  name: string;
  /** Of a class; shown in front of the parameters of its constructor. */
  bases?: TypeText;
  parameters: readonly Omit<PythonParameterRow, 'description'>[];
  returns?: { valueType: TypeText };
}) {
  const isLong = lengthOf(keyword, name, parameters) > lineLimit;
  return (
    <p className={isLong ? 'python-signature python-signature-long' : 'python-signature'}>
      <code>
        <span className="python-keyword">{keyword}</span> {name}(
        {parameters.map((parameter, at) => (
          <span key={parameter.name}>
            {parameter.name}: <TypeName text={parameter.valueType} />
            {parameter.defaultValue !== undefined && ` = ${parameter.defaultValue}`}
            {isLong ? ',' : at < parameters.length - 1 && ', '}
          </span>
        ))}
        )
        {returns !== undefined && (
          <>
            {' → '}
            <TypeName text={returns.valueType} />
          </>
        )}
      </code>
      {bases.length > 0 && (
        <span className="python-bases">
          Extends <TypeName text={bases} />
        </span>
      )}
    </p>
  );
}

function lengthOf(
  keyword: string,
  name: string,
  parameters: readonly Omit<PythonParameterRow, 'description'>[],
): number {
  const texts = parameters.map(({ name: parameter, valueType, defaultValue = '' }) => {
    const type = valueType.map((part) => (typeof part === 'string' ? part : part.name)).join('');
    return `${parameter}: ${type} = ${defaultValue}, `;
  });
  return `${keyword} ${name}(${texts.join('')})`.length;
}
