import { z } from 'zod';
import type { UrnPart } from '#model/urn.ts';
import { checkUrn } from '#site/tools/urn/check-urn.ts';
import { encodings } from '#site/tools/urn/encode-urn.ts';
import { listPart, oneLine } from '../one-line.ts';
import { docsTool } from '../tool.ts';
import { Unanswerable } from '../unanswerable.ts';

export const parseUrnTool = docsTool({
  name: 'parse_urn',
  title: 'Take a URN apart',
  description:
    'Reads a URN: entity type, what each part is, what is wrong with it and how it is written right, and how each interface wants it encoded.',
  input: { urn: z.string().trim().min(1).max(2_000).describe('The URN, e.g. urn:li:corpuser:jdoe.') },
  answer: ({ urn: pasted }, data) => {
    const { entities, environments } = data.file('entities');
    const kinds = new Map(
      entities.map(({ name, title, identity }) => [name, { name, title, parts: identity.parts }] as const),
    );
    const { mistakes, text, urn } = checkUrn(pasted, { kinds, environments });
    const messages = mistakes.map(({ message }) => message);
    if (text === undefined || urn === undefined)
      throw new Unanswerable(['This is no URN that can be read.', ...messages].join(' '));
    const entity = entities.find(({ name }) => name === urn.entityType);
    return [
      mistakes.length === 0 ? `\`${text}\` is written right.` : `Written right: \`${text}\``,
      ...listPart('Mistakes:', messages),
      `Entity type: \`${urn.entityType}\`${entity === undefined ? '' : ` (${entity.title}), page \`${entity.page}\``}.`,
      ...listPart(
        'Parts:',
        urn.parts.map((part, index) => partText(part, entity?.identity.parts[index])),
      ),
      ...listPart(
        'Encoded:',
        encodings(text).map((one) => `${one.name}, for ${one.where}: \`${one.text}\``),
      ),
    ].join('\n\n');
  },
});

function partText({ value }: UrnPart, about: { name: string; description: string } | undefined): string {
  return about === undefined ? `\`${value}\`` : `${about.name} \`${value}\`: ${oneLine(about.description)}`;
}
