/** What a directive of the dialect can contain. */
export interface DirectiveRule {
  form: 'container' | 'leaf';
  label: 'required' | 'optional' | 'none';
  /** All attributes except the optional ones are required. An array lists the allowed values. */
  attributes: Readonly<Record<string, 'text' | 'optional' | readonly string[]>>;
  /** A correct use, for problems. */
  example: string;
}

/** Kinds of admonition, with the default title's place in the interface texts. */
export const admonitionKinds = ['note', 'tip', 'info', 'caution', 'danger'] as const;

export type AdmonitionKind = (typeof admonitionKinds)[number];

/** Groups of tabs with the values that their tabs can have. A choice in a group applies on every page. */
export const tabGroups: Readonly<Record<string, readonly string[]>> = {
  language: ['graphql', 'curl', 'python', 'java', 'cli'],
  deployment: ['docker', 'kubernetes'],
  os: ['linux', 'macos', 'windows'],
  operation: ['operation', 'variables', 'answer'],
};

const admonition: Omit<DirectiveRule, 'example'> = { form: 'container', label: 'optional', attributes: {} };

/** Every directive of the dialect; docs/tasks/write-a-page.md explains them to writers. */
export const dialect: Readonly<Record<string, DirectiveRule>> = {
  ...Object.fromEntries(admonitionKinds.map((kind) => [kind, { ...admonition, example: `:::${kind}[Title]` }])),
  tabs: {
    form: 'container',
    label: 'none',
    attributes: { group: Object.keys(tabGroups) },
    example: '::::tabs{group=language}',
  },
  tab: { form: 'container', label: 'required', attributes: { value: 'text' }, example: ':::tab[Python]{value=python}' },
  details: { form: 'container', label: 'required', attributes: {}, example: ':::details[Why two topics?]' },
  diagram: {
    form: 'container',
    label: 'optional',
    attributes: { alt: 'text', accent: 'optional', muted: 'optional' },
    example: ':::diagram[Caption]{alt="What the picture shows."}',
  },
  picture: {
    form: 'container',
    label: 'required',
    attributes: { name: 'text', callouts: 'optional' },
    example: ':::picture[Caption]{name=search-results callouts="filters results"}',
  },
  include: {
    form: 'leaf',
    label: 'none',
    attributes: { file: 'text' },
    example: '::include{file="quickstart-token.md"}',
  },
  options: {
    form: 'leaf',
    label: 'none',
    attributes: { kind: ['sink', 'transformer', 'recipe'], name: 'text' },
    example: '::options{kind=sink name=datahub-rest}',
  },
  'known-errors': { form: 'leaf', label: 'none', attributes: {}, example: '::known-errors' },
  symptoms: { form: 'leaf', label: 'none', attributes: {}, example: '::symptoms' },
  'api-choice': { form: 'leaf', label: 'none', attributes: {}, example: '::api-choice' },
  'upgrade-summary': { form: 'leaf', label: 'none', attributes: {}, example: '::upgrade-summary' },
  'upgrade-notes': {
    form: 'leaf',
    label: 'none',
    attributes: { version: 'text' },
    example: '::upgrade-notes{version=0.10.0}',
  },
  availability: {
    form: 'leaf',
    label: 'none',
    attributes: { mode: ['all', 'managed', 'selfHosted'] },
    example: '::availability{mode=managed}',
  },
};
