import { Kind, parse, print, visit } from 'graphql';
import { splitFrontMatter } from '#pipeline/load/split-front-matter.ts';
import { dataValues } from '../passages/data-values.ts';
import { isProse } from '../passages/prose-keys.ts';
import type { Fact } from './fact.ts';
import { factsInMarkdown } from './markdown-facts.ts';
import { factsInSample } from './sample-facts.ts';

/** Keys whose blocks of text are samples, with the language of their comments. */
const SAMPLE_LANGUAGES: Readonly<Record<string, string>> = { yaml: 'yaml', code: 'shell', document: 'graphql' };

/**
 * All facts of a content file: a page, a data file, or a GraphQL schema.
 * @param file path that ends with .md, .yaml, .yml, or .graphql
 * @param text the file, line feeds only
 * @throws Error if the text can't be parsed
 */
export function factsInFile(file: string, text: string): Fact[] {
  if (file.endsWith('.graphql')) return factsInSchema(text);
  if (!file.endsWith('.md')) return factsInData(file, text, 1);
  const { frontMatter = '', frontMatterLine, body, bodyLine } = splitFrontMatter(text);
  return [...factsInData(file, frontMatter, frontMatterLine), ...factsInMarkdown(body, bodyLine)];
}

function factsInData(file: string, text: string, start: number): Fact[] {
  return dataValues(text, start).flatMap(({ path, value, line, key }): Fact[] => {
    if (key) return [{ kind: 'key', value: path, line }];
    if (typeof value !== 'string') return [{ kind: 'value', value: `${path}: ${JSON.stringify(value)}`, line }];
    if (isProse(file, path)) return factsInMarkdown(value, line);
    if (!value.includes('\n')) return [{ kind: 'value', value: `${path}: ${value}`, line }];
    const name = /(\w+)(\[\])*$/.exec(path)?.[1] ?? '';
    return factsInSample(SAMPLE_LANGUAGES[name] ?? name, value, line);
  });
}

/** Descriptions of a schema are prose. Everything else is compared as one sample. */
function factsInSchema(text: string): Fact[] {
  const facts: Fact[] = [];
  const schema = visit(parse(text), {
    StringValue: (node, key) => {
      if (key !== 'description') return undefined;
      facts.push(...factsInMarkdown(node.value, node.loc?.startToken.line ?? 1));
      return null;
    },
  });
  if (schema.kind === Kind.DOCUMENT) facts.push({ kind: 'sample', value: `graphql\n${print(schema)}`, line: 1 });
  return facts;
}
