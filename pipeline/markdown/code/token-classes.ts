import type { ThemeRegistrationRaw } from 'shiki/core';

/**
 * The classes of colored code; styles give each a color in both themes: `k` keyword · `s` string · `c` comment · `n` number or
 * constant · `f` function · `t` type or tag · `p` property or attribute · `v` variable · `o` operator. Other text has no class.
 */
export type TokenClass = keyof typeof scopes;

/** TextMate scopes of each class (https://macromates.com/manual/en/language_grammars). The most specific selector wins. */
const scopes = {
  k: [
    'keyword',
    'storage',
    'support.type.builtin.graphql',
    'markup.deleted',
    'punctuation.definition.heading.markdown',
    'variable.language',
    'constant.language.import-export-all',
  ],
  s: ['string', 'constant.character', 'markup.inserted', 'markup.inline.raw', 'string.unquoted.plain.out.yaml'],
  c: ['comment', 'punctuation.definition.comment', 'meta.diff.header', 'meta.diff.range'],
  n: [
    'constant.numeric',
    'constant.language',
    'constant.other',
    'support.constant',
    'variable.other.constant',
    'variable.other.enummember',
  ],
  f: [
    'entity.name.function',
    'support.function',
    'meta.function-call.generic',
    'entity.name.command',
    'meta.annotation',
    'storage.type.annotation',
    'punctuation.definition.annotation',
    'entity.name.function.directive',
  ],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.name.tag',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'storage.type.java',
    'storage.type.primitive',
    'storage.type.groovy',
    'storage.type.pdl',
    'entity.name.section',
    'markup.heading',
  ],
  p: [
    'variable.other.property',
    'variable.other.object.property',
    'support.type.property-name',
    'entity.other.attribute-name',
    'meta.object-literal.key',
    'entity.name.tag.yaml',
    'keyword.other.definition.ini',
    'variable.parameter.function-call',
    'variable.graphql',
    'variable.parameter.graphql',
    'constant.other.option',
    'string.unquoted.argument.option',
  ],
  v: ['variable.parameter', 'variable.other.normal', 'punctuation.definition.variable', 'variable.other.bracket'],
  o: ['keyword.operator'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const names = Object.keys(scopes) as TokenClass[];
const plainColor = '#000000';

/** Shiki only knows colors, so the theme's colors stand for classes: #000001 is the first of them. */
function colorOf(index: number): string {
  return `#${(index + 1).toString(16).padStart(6, '0')}`;
}

const classes = new Map(names.map((name, index) => [colorOf(index), name]));

/** The theme whose colors stand for classes. */
export const classTheme: ThemeRegistrationRaw = {
  name: 'token-classes',
  type: 'light',
  settings: [
    { settings: { foreground: plainColor, background: '#ffffff' } },
    ...names.map((name, index) => ({ scope: [...scopes[name]], settings: { foreground: colorOf(index) } })),
    // The shell grammar treats every bare word of a command as a string.
    { scope: ['string.unquoted.argument.shell'], settings: { foreground: plainColor } },
    // The text between the parts of an expression inside a string is code again.
    {
      scope: ['meta.embedded', 'meta.template.expression', 'source.groovy.embedded'],
      settings: { foreground: plainColor },
    },
  ],
};

/** The class of a color of the theme, or undefined for plain text. */
export function classOf(color: string | undefined): TokenClass | undefined {
  return color === undefined ? undefined : classes.get(color.toLowerCase());
}
