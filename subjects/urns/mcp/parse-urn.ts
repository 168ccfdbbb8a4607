import { z } from 'zod';
import { inEnglish } from '#model/message.ts';
import { checkUrn } from '#model/urn/check-urn.ts';
import { encodings } from '#model/urn/encode-urn.ts';
import { pythonVerdict } from '#model/urn/python.ts';
import { serverVerdict, type Verdict } from '#model/urn/server.ts';
import type { UrnPart } from '#model/urn/syntax.ts';
import { listPart, oneLine } from '#services/mcp/one-line.ts';
import { docsTool } from '#services/mcp/tool.ts';
import { Unanswerable } from '#services/mcp/unanswerable.ts';
import { builtEntities } from '#subjects/metamodel/mcp/built-files.ts';

export const parseUrnTool = docsTool({
  name: 'parse_urn',
  title: 'Parse a URN',
  description:
    'Parses a URN. Returns its entity type, the meaning of each part, its errors with the corrected URN, whether the server and the Python library accept it, and its encodings.',
  input: { urn: z.string().trim().min(1).max(2_000).describe('The URN, for example urn:li:corpuser:jdoe.') },
  answer: ({ urn: pasted }, data) => {
    const { entities, environments } = builtEntities(data);
    const kinds = new Map(
      entities.map(({ name, title, identity }) => [name, { name, title, parts: identity.parts }] as const),
    );
    const rules = { kinds, environments };
    const { findings, text, urn } = inEnglish(checkUrn(pasted, rules));
    const messages = findings.map(({ message }) => message);
    if (text === undefined || urn === undefined)
      throw new Unanswerable(['This can’t be parsed as a URN.', ...messages].join(' '));
    const entity = entities.find(({ name }) => name === urn.entityType);
    return [
      findings.length === 0 ? `\`${text}\` is correct.` : `Corrected: \`${text}\``,
      ...listPart('Errors:', messages),
      ...listPart('As pasted:', [
        verdictText('The metadata service', serverVerdict(pasted, rules)),
        verdictText('The Python library', pythonVerdict(pasted, rules)),
      ]),
      `Entity type: \`${urn.entityType}\`${entity === undefined ? '' : ` (${entity.title}), page \`${entity.page}\``}.`,
      ...listPart(
        'Parts:',
        urn.parts.map((part, index) => partText(part, entity?.identity.parts[index])),
      ),
      ...listPart(
        'Encoded:',
        inEnglish(encodings(text)).map((one) => `${one.name}, for ${one.where}: \`${one.text}\``),
      ),
    ].join('\n\n');
  },
});

function verdictText(reader: string, verdict: Verdict): string {
  return verdict.accepts ? `${reader} accepts it.` : `${reader} rejects it: ${inEnglish(verdict.reason)}`;
}

function partText({ value }: UrnPart, about: { name: string; description: string } | undefined): string {
  return about === undefined ? `\`${value}\`` : `${about.name} \`${value}\`: ${oneLine(about.description)}`;
}
