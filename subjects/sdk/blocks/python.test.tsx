import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { english } from '#model/strings.ts';
import { type Site, SiteContext } from '#site/context.ts';
import { BlockView } from '#subjects/BlockView.tsx';
import type { PythonMemberBlock, SdkBlock } from './block-types.ts';

const site = { strings: english, href: (path: string) => path, exists: () => true } as unknown as Site;

const render = (block: SdkBlock) =>
  renderToStaticMarkup(
    <SiteContext value={site}>
      <BlockView block={block} />
    </SiteContext>,
  );

/** What a reader sees of some HTML. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"');

const member: PythonMemberBlock = {
  type: 'python-member',
  keyword: 'def',
  name: 'lift',
  bases: [],
  description: ['Blocks until the load hangs free.'],
  parameters: [
    {
      name: 'crate',
      anchor: 'crane.lift.crate',
      valueType: [{ name: 'Crate', href: '#crane.Crate' }],
      description: [],
    },
    { name: 'speed', anchor: 'crane.lift.speed', valueType: ['str'], defaultValue: '"slow"', description: [] },
  ],
  constants: [],
  returns: { valueType: ['bool'], description: ['True if it moved.'] },
  raises: [{ valueType: ['ValueError'], when: ['It is too heavy.'] }],
};

describe('a member of the SDK', () => {
  const html = render(member);

  it('begins with its signature, in which types are links', () => {
    const [signature = ''] = /<p class="python-signature">.*?<\/p>/.exec(html) ?? [];
    expect(textOf(signature)).toBe('def lift(crate: Crate, speed: str = "slow") → bool ');
    expect(signature).toContain('<a href="#crane.Crate">Crate</a>');
  });

  it('gives every parameter an address and marks required ones', () => {
    expect(html).toContain('<tr id="crane.lift.crate">');
    expect(html.match(/Required/g)).toHaveLength(1);
  });

  it('lists return values and exceptions', () => {
    expect(textOf(html)).toContain('Returnsbool True if it moved.RaisesValueError It is too heavy.');
  });

  it('puts each parameter of a long signature on its own line', () => {
    const long = render({ ...member, name: 'lift_with_the_help_of_many_friends_and_a_rope' });
    expect(long).toContain('python-signature-long');
    expect(textOf(long)).toContain('speed: str = "slow",)');
  });

  it('has no call signature if it is a class of constants', () => {
    const constants = [{ name: 'SLOW', anchor: 'crane.Speed.SLOW', value: '"slow"', description: [] }];
    const html = render({ ...member, keyword: 'class', name: 'Speed', parameters: [], constants });
    expect(html).not.toContain('Speed(');
    expect(html).toContain('id="crane.Speed.SLOW"');
  });
});

describe('a class of the metamodel', () => {
  it('shows its constructor and leads to the meaning of its fields', () => {
    const html = render({
      type: 'python-model',
      name: 'CrateClass',
      aspect: 'crate',
      description: ['A box.'],
      explained: { name: 'Box: crate', href: '/docs/box#crate' },
      parameters: [{ name: 'label', anchor: 'm.CrateClass.label', valueType: ['str'] }],
      constants: [],
    });
    expect(textOf(html)).toContain('CrateClass(label: str,)');
    expect(html).toContain('id="m.CrateClass.label"');
    expect(html).toContain('Its fields are described under <a href="/docs/box#crate">Box: crate</a>.');
  });

  it('lists the constants of an enum', () => {
    const constants = [{ name: 'SEALED', anchor: 'm.CrateStateClass.SEALED', meaning: ['In the warehouse.'] }];
    const html = render({ type: 'python-model', name: 'CrateStateClass', description: [], parameters: [], constants });
    expect(html).toContain('<div id="m.CrateStateClass.SEALED"><dt><code>SEALED</code></dt><dd>In the warehouse.</dd>');
  });
});
