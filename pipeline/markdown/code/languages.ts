import type { LanguageInput } from 'shiki/core';
import { pdlGrammar } from './pdl-grammar.ts';

/** A language that a code fence may name. */
interface Language {
  /** Grammar, loaded when the first fence needs it; without one the code has one color. */
  grammar?: LanguageInput;
  /** Names that are used elsewhere. For a fence with one of them, the problem shows the right name. */
  alsoCalled?: readonly string[];
}

const shell: LanguageInput = () => import('shiki/langs/shellscript.mjs');

/** Every language of the dialect by its name in a fence. */
export const languages: Readonly<Record<string, Language>> = {
  python: { grammar: () => import('shiki/langs/python.mjs'), alsoCalled: ['py', 'python3', 'pycon'] },
  java: { grammar: () => import('shiki/langs/java.mjs') },
  graphql: { grammar: () => import('shiki/langs/graphql.mjs'), alsoCalled: ['gql'] },
  shell: { grammar: shell, alsoCalled: ['bash', 'sh', 'zsh', 'shellscript', 'curl'] },
  'shell-session': { grammar: shell, alsoCalled: ['console', 'shellsession', 'terminal'] },
  yaml: { grammar: () => import('shiki/langs/yaml.mjs'), alsoCalled: ['yml'] },
  json: { grammar: () => import('shiki/langs/json.mjs'), alsoCalled: ['json5', 'jsonc', 'jsonl'] },
  sql: { grammar: () => import('shiki/langs/sql.mjs') },
  ini: { grammar: () => import('shiki/langs/ini.mjs'), alsoCalled: ['cfg', 'conf', 'toml'] },
  properties: { grammar: () => import('shiki/langs/properties.mjs'), alsoCalled: ['env', 'dotenv'] },
  kotlin: { grammar: () => import('shiki/langs/kotlin.mjs'), alsoCalled: ['kt', 'kts'] },
  groovy: { grammar: () => import('shiki/langs/groovy.mjs'), alsoCalled: ['gradle'] },
  protobuf: { grammar: () => import('shiki/langs/proto.mjs'), alsoCalled: ['proto', 'proto3'] },
  typescript: {
    grammar: () => import('shiki/langs/typescript.mjs'),
    alsoCalled: ['ts', 'javascript', 'js', 'tsx', 'jsx'],
  },
  xml: { grammar: () => import('shiki/langs/xml.mjs'), alsoCalled: ['html', 'svg'] },
  dockerfile: { grammar: () => import('shiki/langs/docker.mjs'), alsoCalled: ['docker', 'containerfile'] },
  pdl: { grammar: pdlGrammar },
  markdown: { grammar: () => import('shiki/langs/markdown.mjs'), alsoCalled: ['md', 'mdx'] },
  diff: { grammar: () => import('shiki/langs/diff.mjs'), alsoCalled: ['patch'] },
  dot: { alsoCalled: ['graphviz', 'gv'] },
  text: { alsoCalled: ['txt', 'plain', 'plaintext', 'none', 'log', 'csv', 'http'] },
};
