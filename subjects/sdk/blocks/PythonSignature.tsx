import type { TypeText } from '#model/blocks.ts';
import { TypeName } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { sdkTexts } from '../texts.ts';
import type { PythonParameterRow } from './block-types.ts';

/** Above this many characters, every parameter is on a separate line. */
const lineLimit = 80;

/** How a function or class is written where it is defined, with the names of types linked. */
export function PythonSignature({
  keyword,
  name,
  bases = [],
  parameters,
  returns,
  isCalled = true,
}: {
  keyword: string;
  name: string;
  /** Of a class; shown before the parameters of its constructor. */
  bases?: TypeText;
  parameters: readonly Omit<PythonParameterRow, 'description'>[];
  returns?: { valueType: TypeText };
  /** False for classes of constants, which are never instantiated. */
  isCalled?: boolean;
}) {
  const t = useTexts(sdkTexts);
  const isLong = lengthOf([keyword, name, ...parameters.map(textOf), returns?.valueType ?? []]) > lineLimit;
  return (
    <p className={isLong ? 'python-signature python-signature-long' : 'python-signature'}>
      <code>
        <span className="python-keyword">{keyword}</span> {name}
        {isCalled && '('}
        {parameters.map((parameter, at) => (
          <span key={parameter.name}>
            {parameter.name}: <TypeName text={parameter.valueType} />
            {parameter.defaultValue !== undefined && ` = ${parameter.defaultValue}`}
            {isLong ? ',' : at < parameters.length - 1 && ', '}
          </span>
        ))}
        {isCalled && ')'}
        {returns !== undefined && (
          <>
            {' → '}
            <TypeName text={returns.valueType} />
          </>
        )}
      </code>{' '}
      {bases.length > 0 && (
        <span className="python-bases">
          {t.sdkExtends} <TypeName text={bases} />
        </span>
      )}
    </p>
  );
}

function textOf({ name, valueType, defaultValue }: Omit<PythonParameterRow, 'description'>): TypeText {
  return [name, ': ', ...valueType, ...(defaultValue === undefined ? [] : [' = ', defaultValue])];
}

/** Characters of all parts, each with two more for the separator. */
function lengthOf(parts: readonly (string | TypeText)[]): number {
  return parts
    .map((part) => (typeof part === 'string' ? part : part.map(plain).join('')))
    .reduce((sum, text) => sum + text.length + 2, 0);
}

function plain(part: TypeText[number]): string {
  return typeof part === 'string' ? part : part.name;
}
