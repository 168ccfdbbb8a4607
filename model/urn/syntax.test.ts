import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { formatUrn, parseUrn, type Urn } from './syntax.ts';

function urnOf(text: string): Urn {
  const parsed = parseUrn(text);
  if ('error' in parsed) throw new Error(inEnglish(parsed.error.message));
  return parsed.urn;
}

describe('parseUrn', () => {
  it('reads an ID with one field', () => {
    expect(urnOf('urn:li:corpuser:jane.roe@example.com')).toEqual({
      entityType: 'corpuser',
      parts: [{ text: 'jane.roe@example.com', value: 'jane.roe@example.com', offset: 16 }],
    });
  });

  it('reads nested URNs with offsets in the whole text', () => {
    const text = 'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:kafka,page-views,PROD),userId)';
    const { parts } = urnOf(text);
    const platform = parts[0]?.urn?.parts[0]?.urn;
    expect(platform?.parts[0]).toEqual({ text: 'kafka', value: 'kafka', offset: text.indexOf('kafka') });
    expect(parts[1]).toEqual({ text: 'userId', value: 'userId', offset: text.indexOf('userId') });
  });

  it('decodes commas and parentheses, and nothing else', () => {
    expect(urnOf('urn:li:dataset:(urn:li:dataPlatform:s3,a%2Cb%28c%29%20,PROD)').parts[1]?.value).toBe('a,b(c)%20');
  });

  it('leaves colons and balanced parentheses of a field alone', () => {
    expect(urnOf('urn:li:dataJob:(urn:li:dataFlow:(spark,a,yarn),f(x,y):z)').parts[1]?.text).toBe('f(x,y):z');
  });

  it.each([
    ['urm:li:tag:pii', 'A URN starts with “urn:li:”.', 0],
    ['urn%3Ali%3Atag%3Apii', 'The URN is URL-encoded. Decode it first.', 0],
    ['urn:li:Tag:pii', 'The entity type must start with a lowercase letter and contain only letters and digits.', 7],
    ['urn:li:tag', 'The ID after the entity type is missing.', 10],
    ['urn:li:tag:', 'The ID after the entity type is missing.', 11],
    [' urn:li:tag:pii', 'A URN can’t start or end with whitespace.', 0],
    ['urn:li:tag:pii ', 'A URN can’t start or end with whitespace.', 14],
    ['urn:li:chart:(looker,)', 'Part of the ID is empty.', 21],
    ['urn:li:chart:(looker,a', 'A closing parenthesis is missing.', 22],
    ['urn:li:chart:(looker,a))', 'Nothing can follow the ID’s closing parenthesis.', 23],
    ['urn:li:tag:a(b', 'A closing parenthesis is missing.', 14],
    ['urn:li:tag:a)(b', 'This closing parenthesis has no matching opening parenthesis.', 12],
    ['urn:li:dataset:(urn:li:dataPlatform:,a,PROD)', 'The ID after the entity type is missing.', 36],
  ])('says what is wrong with %j', (text, message, offset) => {
    expect(inEnglish(parseUrn(text))).toEqual({ error: { message, offset } });
  });
});

const entityType = fc.stringMatching(/^[a-z][A-Za-z0-9_]*$/);
const plainField = fc
  .string({ minLength: 1 })
  .filter((text) => text.trim() === text && !text.startsWith('urn:') && !/%(2c|28|29)/i.test(text));

const formatted: fc.Arbitrary<string> = fc.letrec<{ urn: string; field: string }>((tie) => ({
  field: fc.oneof({ maxDepth: 2, depthSize: 'small' }, plainField, tie('urn')),
  urn: fc
    .tuple(entityType, fc.array(tie('field'), { minLength: 2, maxLength: 4 }))
    .map(([type, fields]) => formatUrn(type, fields)),
})).urn;

describe('formatUrn', () => {
  it('is undone by parseUrn', () => {
    fc.assert(
      fc.property(
        entityType,
        fc.array(fc.oneof(plainField, formatted), { minLength: 1, maxLength: 4 }),
        (type, fields) => {
          const { entityType: read, parts } = urnOf(formatUrn(type, fields));
          expect([read, parts.map(({ value }) => value)]).toEqual([type, fields]);
        },
      ),
    );
  });

  it('writes texts whose fields are at their offsets', () => {
    fc.assert(
      fc.property(formatted, (text) => {
        const visit = ({ parts }: Urn): void => {
          for (const part of parts) {
            expect(text.slice(part.offset, part.offset + part.text.length)).toBe(part.text);
            if (part.urn) visit(part.urn);
          }
        };
        visit(urnOf(text));
      }),
    );
  });

  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseUrn(`urn:li:${text}`)));
  });

  it.each(['urn:li:a:', 'urn:li:a:('])('rejects endlessly nested URNs: %s', (piece) => {
    expect(inEnglish(parseUrn(piece.repeat(100_000)))).toMatchObject({ error: { message: expect.any(String) } });
    expect(formatUrn('tag', [piece.repeat(100_000)])).toMatch(/^urn:li:tag:/);
  });

  it('writes the same text again from the parts that were read', () => {
    const pieces = fc.constantFrom('urn:li:', 'tag', ':', '(', ')', ',', '%2C', '%28', 'a', ' ', '\u0000', '😀');
    const texts = fc.array(pieces, { maxLength: 20 }).map((list) => `urn:li:dataset:(${list.join('')})`);
    const write = ({ entityType, parts }: Urn): string => {
      const fields = parts.map(({ text, urn }) => (urn ? write(urn) : text));
      return `urn:li:${entityType}:${fields.length === 1 ? fields[0] : `(${fields.join(',')})`}`;
    };
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseUrn(text);
        if ('error' in parsed || parsed.urn.parts.length === 1) return;
        expect(write(parsed.urn).replace(/[()]/g, '')).toBe(text.replace(/[()]/g, ''));
      }),
    );
  });
});
