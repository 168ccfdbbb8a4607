import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import type { BadgeRowBlock, SectionFilterBlock } from '#model/blocks.ts';
import { english } from '#model/strings.ts';
import { type Site, SiteContext } from '#site/context.ts';
import type { OptionRow } from '#subjects/connectors/blocks/block-types.ts';
import type { ApiChoiceBlock } from './api-choice/blocks/block-types.ts';
import { BlockView } from './BlockView.tsx';
import type { ConnectorBlock } from './connectors/blocks/block-types.ts';
import type { KnownErrorsBlock } from './errors/blocks/block-types.ts';
import type { GraphqlBlock } from './graphql/blocks/block-types.ts';
import type { MetamodelBlock } from './metamodel/blocks/block-types.ts';
import type { RestBlock } from './rest/blocks/block-types.ts';
import type { UpgradeBlock } from './upgrades/blocks/block-types.ts';

const site = {
  config: { baseUrl: '/catalog/' },
  strings: english,
  href: (path: string) => `/catalog${path}`,
  exists: (path: string) => path === '/docs/tags',
} as unknown as Site;

const render = (
  block:
    | ConnectorBlock
    | MetamodelBlock
    | GraphqlBlock
    | RestBlock
    | ApiChoiceBlock
    | UpgradeBlock
    | KnownErrorsBlock
    | BadgeRowBlock
    | SectionFilterBlock,
) =>
  renderToStaticMarkup(
    <SiteContext value={site}>
      <BlockView block={block} />
    </SiteContext>,
  );

const option: OptionRow = {
  path: 'profiling.max_workers',
  name: 'max_workers',
  anchor: 'config.profiling.max_workers',
  optionType: ['integer'],
  required: true,
  defaultValue: '4',
  allowed: [],
  description: [
    'See ',
    { link: '/docs/tags#create', text: 'tags' },
    ' and ',
    { link: '/docs/later', text: 'later' },
    '.',
  ],
  snippet: 'profiling:\n  max_workers: 4',
  hidden: false,
  worksWith: [],
  relations: [],
  children: [],
};

describe('a reference block', () => {
  const html = render({
    type: 'option-reference',
    caption: 'Options of X',
    root: ['source', 'config'],
    plugin: 'x',
    schema: 'schemas/connectors/x.json',
    options: [option],
    types: [],
  });

  it('links pages that exist below the base URL and leaves other references as text', () => {
    expect(html).toContain('See <a href="/catalog/docs/tags#create">tags</a> and later.');
  });

  it('gives every option a permanent address with a name that says what is copied', () => {
    expect(html).toContain('<tr id="config.profiling.max_workers"');
    expect(html).toContain('href="#config.profiling.max_workers" aria-label="Copy link to “profiling.max_workers”"');
  });

  it('is a table with caption, column headers, and row headers', () => {
    expect(html).toContain('<caption class="visually-hidden">Options of X</caption>');
    expect(html.match(/<th scope="col"/g)).toHaveLength(2);
    expect(html.match(/<th scope="row"/g)).toHaveLength(1);
  });

  it('copies options below the keys of a recipe, and links their schema', () => {
    expect(html).toContain('data-options="source config" data-plugin="x"');
    expect(html).toContain(
      'data-copy-option="profiling:\n  max_workers: 4" aria-label="Copy “profiling.max_workers” as YAML"',
    );
    expect(html).toContain('href="/catalog/schemas/connectors/x.json"');
  });

  it('has a filter, which needs JavaScript, only if there are many options', () => {
    const options = Array.from({ length: 10 }, (_, index) => ({ ...option, anchor: `config.${index}` }));
    const many = render({
      type: 'option-reference',
      caption: 'Options of X',
      root: [],
      schema: 'schemas/recipe.json',
      options,
      types: [],
    });
    expect(html).not.toContain('<search');
    expect(many).toContain('aria-label="Filter 10 options"');
    expect(many.match(/<(input|label|output)\b[^>]*data-needs-js/g)).toHaveLength(4);
  });

  it('lets long names break only at the end of a word', () => {
    const show = (changed: Partial<OptionRow>) =>
      render({
        type: 'option-reference',
        caption: 'Options of X',
        root: [],
        schema: 'schemas/recipe.json',
        options: [{ ...option, ...changed }],
        types: [],
      });
    const named = (name: string) => show({ name });
    const linked = (text: string) => show({ description: [{ link: '/docs/tags#create', text }] });
    expect(named('max_number_of_fields_to_profile')).toContain(
      'max_<wbr/>number_<wbr/>of_<wbr/>fields_<wbr/>to_<wbr/>profile',
    );
    expect(named('max_workers')).toContain('max_workers</code>');
    expect(linked('global.tokenService.signingKey')).toContain(
      'global.<wbr/>token<wbr/>Service.<wbr/>signing<wbr/>Key</a>',
    );
    expect(linked('Create a tag in GraphQL')).toContain('Create a tag in GraphQL</a>');
  });

  it('draws a monogram for brands without an icon', () => {
    const status = { label: 'Testing', tone: 'warning', meaning: 'Expect defects.' } as const;
    expect(render({ type: 'connector-summary', title: 'Azure AD', status, facts: [] })).toContain('>AA</span>');
  });
});

test('an endpoint explains each part of a response and links the page’s records', () => {
  const html = render({
    type: 'rest-endpoint',
    name: 'GET /tills/{key}',
    summary: ['Reads a till.'],
    parameters: [
      { name: 'key', anchor: 'tills.get.key', fieldType: ['string'], required: true, description: ['ID of the till.'] },
    ],
    returns: { fieldType: [{ name: 'Till', href: '#record-till' }], text: ['The till.'] },
    statuses: [{ status: '404', when: ['There is no such till.'] }],
    privilege: ['Not checked.'],
    changes: ['Nothing.'],
    note: [],
    since: 'v0.8.1',
  });
  expect(html).toContain('<caption class="visually-hidden">Parameters of GET /tills/{key}</caption>');
  expect(html).toContain('<dt>Status 404</dt><dd>There is no such till.</dd>');
  expect(html).toContain('<a href="#record-till">');
});
