import { blockPart, headingPart } from '#generators/drafting/draft-parts.ts';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import type { DraftPart } from '#model/page.ts';
import type { Origin } from '#model/problem.ts';
import { recordAnchor, recordLabel } from './addresses.ts';
import type { RestRecordBlock, RestRow } from './blocks/block-types.ts';
import type { RecordFacts } from './schema/rest-facts.ts';
import type { DescribedRecord } from './schema/rest-page.ts';
import { typeText } from './type-text.ts';

/** Heading and fields of a record. */
export function recordParts(
  described: DescribedRecord,
  facts: RecordFacts | undefined,
  known: ReadonlySet<string>,
  origin: Origin,
): DraftPart[] {
  const { name, text } = described;
  const block: RestRecordBlock = {
    type: 'rest-record',
    name: recordLabel(name),
    fullName: name,
    description: parseRichText(text),
    fields: [...declaredRows(described, known), ...factRows(described, facts, known)],
    values: facts?.values ?? [],
  };
  return [headingPart(3, recordLabel(name), origin, recordAnchor(name)), blockPart(block, origin)];
}

function declaredRows({ name, declared }: DescribedRecord, known: ReadonlySet<string>): RestRow[] {
  return declared.map(({ name: field, type, required, text }) => ({
    name: field,
    anchor: `${recordAnchor(name)}.${field.toLowerCase()}`,
    fieldType: typeText(type, known),
    required,
    description: parseRichText(text),
  }));
}

function factRows(
  { name, fields }: DescribedRecord,
  facts: RecordFacts | undefined,
  known: ReadonlySet<string>,
): RestRow[] {
  return (facts?.fields ?? []).map((field) => {
    const fallback = field.default === undefined ? '' : ` The default is \`${field.default}\`.`;
    return {
      name: field.name,
      anchor: `${recordAnchor(name)}.${field.name.toLowerCase()}`,
      fieldType: typeText(field.type, known),
      required: field.optional !== true && field.default === undefined,
      description: parseRichText(`${fields[field.name] ?? ''}${fallback}`),
    };
  });
}
