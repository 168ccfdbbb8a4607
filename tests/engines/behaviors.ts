import { expect } from '@playwright/test';
import type { Engine, Tab } from './engine.ts';
import type { HeldSite } from './held-site.ts';
import { openReady, until, untilSaid, untilSeen } from './until.ts';

/** Something that readers do, the same in each engine. */
export interface Behavior {
  name: string;
  run(tab: Tab, engine: Engine, site: HeldSite): Promise<void>;
}

const heading = () => document.querySelector('main h1')?.textContent ?? '';
const mounted = 'dh-island[data-state=mounted]';
const result = '.search-results ol > li a';

/** Editors are in shadow trees. */
const editorHas = (selector: string) =>
  [...document.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot?.querySelector(selector));

/** Clicks the button that fills an editor with an example, wherever it is. */
async function tryExample(tab: Tab): Promise<void> {
  await until(tab, 'an example can be tried', () => {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const button = roots
      .flatMap((root) => [...root.querySelectorAll('button')])
      .find((each) => each.textContent?.includes('try an example'));
    button?.click();
    return button !== undefined;
  });
}

/** Something that appears with a click and disappears with Escape. The feature that does this may have another name, so only what readers see counts. */
async function showsOnlyOnRequest(tab: Tab, button: string, shown: string): Promise<void> {
  const inView = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0).length;
  const none = (selector: string) =>
    [...document.querySelectorAll(selector)].every((each) => each.getClientRects().length === 0);
  await until(tab, 'nothing is open', none, shown);
  await tab.click(button);
  await until(
    tab,
    'it is open',
    (selector: string) => {
      const boxes = [...document.querySelectorAll(selector)].flatMap((each) => [...each.getClientRects()]);
      return boxes.some(({ top, bottom }) => top >= 0 && bottom <= innerHeight);
    },
    shown,
  );
  expect(await tab.run(inView, shown)).toBe(1);
  await tab.press('Escape');
  await until(tab, 'it is closed', none, shown);
}

/** Every tool with the main thing that readers do there. */
const tools: readonly Behavior[] = [
  {
    name: 'recipe studio: a source becomes a recipe',
    run: async (tab) => {
      await tab.open('/tools/recipes?source=mysql');
      await untilSaid(tab, 'host_port');
      await tab.type('input[id$="host_port"], input[name="host_port"]', 'db.example.com');
      await untilSaid(tab, 'type: mysql');
    },
  },
  {
    name: 'recipe studio: the editor checks an example',
    run: async (tab) => {
      await tab.open('/tools/recipes?mode=check');
      await until(tab, 'the editor is there', editorHas, '.cm-editor');
      await tryExample(tab);
      await untilSaid(tab, 'Problems');
      await until(tab, 'the editor marks problems', editorHas, '.cm-lintRange, .cm-lintPoint');
    },
  },
  {
    name: 'error tool: a pasted message finds its cause',
    run: async (tab) => {
      await tab.open('/tools/errors');
      await untilSeen(tab, mounted);
      await tab.type('main textarea', 'Bind for 0.0.0.0:9092 failed: port is already allocated');
      await untilSaid(tab, 'Port is already allocated');
    },
  },
  {
    name: 'URN workbench: a URN is explained',
    run: async (tab) => {
      await tab.open('/tools/urn?urn=urn:li:dataset:(hive,%20shop.orders,prod)');
      await untilSaid(tab, 'Corrected');
    },
  },
  {
    name: 'metamodel explorer: an entity with its graph',
    run: async (tab) => {
      await tab.open('/tools/metamodel?entity=dataset&view=graph');
      await untilSaid(tab, 'Page about Dataset');
      await untilSeen(tab, 'main svg');
    },
  },
  {
    name: 'GraphQL workbench: an operation runs',
    run: async (tab) => {
      await tab.open('/tools/graphql?operation=addTag');
      await until(tab, 'the editor is there', editorHas, '.cm-editor');
      await until(tab, 'it can be run', () => {
        const button = [...document.querySelectorAll('main button')].find((each) => each.textContent?.trim() === 'Run');
        (button as HTMLButtonElement | undefined)?.click();
        return button !== undefined;
      });
      await until(tab, 'there is a result', () =>
        /The re(?:quest succeeded|sponse contains)/.test(document.querySelector('main')?.innerText ?? ''),
      );
    },
  },
  {
    name: 'deploy studio: files follow the answers',
    run: async (tab) => {
      await tab.open('/tools/deploy?purpose=trial');
      await untilSaid(tab, 'The checker found no problems.');
    },
  },
  {
    name: 'deploy studio: the editor checks an example',
    run: async (tab) => {
      await tab.open('/tools/deploy?mode=check');
      await until(tab, 'the editor is there', editorHas, '.cm-editor');
      await tryExample(tab);
      await untilSaid(tab, 'Problems');
    },
  },
  {
    name: 'upgrade path: a checklist',
    run: async (tab) => {
      await tab.open('/tools/upgrade?from=0.8.34&on=kubernetes');
      await untilSaid(tab, 'What you can skip');
    },
  },
];

/** What works in every engine, with document loads where there is no Navigation API. */
export const behaviors: readonly Behavior[] = [
  {
    name: 'a link in the sidebar leads to its page, and back returns to the old one and its place',
    run: async (tab) => {
      await openReady(tab, '/docs/quickstart');
      await tab.run(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      const link = await tab.run(() => {
        const [found] = [
          ...document.querySelectorAll<HTMLAnchorElement>('aside.sidebar a[href^="/docs/"]:not([data-nav-category])'),
        ].filter((each) => each.pathname !== location.pathname && each.checkVisibility());
        return found?.getAttribute('href') ?? '';
      });
      await tab.click(`aside.sidebar a[href="${link}"]`);
      await until(tab, `the page is ${link}`, (path: string) => location.pathname === path, link);
      await until(
        tab,
        'it has another title',
        () => !/Quickstart/.test(document.querySelector('main h1')?.textContent ?? 'Quickstart'),
      );
      await tab.back();
      await until(tab, 'the old page is back', () =>
        /Quickstart/.test(document.querySelector('main h1')?.textContent ?? ''),
      );
      await until(tab, 'it is where it was', () => Math.abs(window.scrollY - 600) < 100);
    },
  },
  {
    name: 'a link to a section leads to it',
    run: async (tab) => {
      await openReady(tab, '/docs/quickstart');
      await tab.resize(1440, 900);
      await tab.click('.toc a[href^="#"]:nth-of-type(1)');
      await until(tab, 'the address has an anchor', () => location.hash.length > 1);
      await until(tab, 'the section is in view', () => {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        const top = target?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight;
      });
    },
  },
  {
    name: 'the color mode is the same in another tab and after loading again',
    run: async (tab, engine) => {
      await openReady(tab, '/docs/domains');
      const other = await engine.newTab();
      await openReady(other, '/docs/tags');
      await tab.click('[data-color-mode]');
      await until(tab, 'this tab is dark', () => document.documentElement.dataset.theme === 'dark');
      await until(other, 'the other tab is dark', () => document.documentElement.dataset.theme === 'dark');
      await other.open('/');
      expect(await other.run(() => document.documentElement.dataset.theme)).toBe('dark');
      await other.close();
      await tab.click('[data-color-mode]');
      await until(tab, 'this tab is light', () => document.documentElement.dataset.theme === 'light');
    },
  },
  {
    name: 'the search dialog opens with a key, finds sections, and leads to one',
    run: async (tab) => {
      await openReady(tab, '/docs/domains');
      await tab.press('/');
      await untilSeen(tab, 'dialog[open] input');
      await until(tab, 'the field has the focus', () => document.activeElement?.matches('dialog[open] input'));
      await tab.type('dialog[open] input', 'stateful ingestion');
      await untilSeen(tab, 'dialog[open] [role=option]');
      await tab.press('Enter');
      await until(tab, 'a result is open', () => location.pathname !== '/docs/domains');
      await until(tab, 'it has a title', () => (document.querySelector('main h1')?.textContent ?? '') !== '');
    },
  },
  {
    name: 'the search dialog closes with Escape',
    run: async (tab) => {
      await openReady(tab, '/docs/domains');
      await tab.press('/');
      await untilSeen(tab, 'dialog[open] input');
      await tab.press('Escape');
      await until(tab, 'it is closed', () => document.querySelector('dialog[open]') === null);
    },
  },
  {
    name: 'the search page lists results for its address',
    run: async (tab) => {
      await tab.open('/search?q=column+lineage');
      await untilSeen(tab, 'main ol > li a');
    },
  },
  {
    name: 'the search page has its results again after a result and back',
    run: async (tab) => {
      await tab.open('/search?q=column+lineage');
      await untilSeen(tab, result);
      await tab.click(result);
      await until(tab, 'a result is open', () => location.pathname !== '/search');
      await tab.back();
      await untilSeen(tab, result);
    },
  },
  {
    name: 'the search page has its results after back when it was left while it was searching',
    run: async (tab, _, site) => {
      // What the browser has in its cache, it doesn't ask for: no other behavior searches for this word.
      const index = site.hold(/\/search\//);
      try {
        await tab.open('/search?q=kerberos');
        await index.asked;
        await untilSeen(tab, '.search-status[data-state=loading]');
        await tab.click('.navbar a[href^="/docs"]');
        await until(tab, 'the documentation is open', () => location.pathname !== '/search');
      } finally {
        index.release();
      }
      await tab.back();
      await untilSeen(tab, result);
    },
  },
  {
    name: 'the menu of narrow screens opens and leads to a page',
    run: async (tab) => {
      await tab.resize(390, 844);
      await openReady(tab, '/docs/domains');
      await tab.click('[data-menu-open]');
      await untilSeen(tab, 'dialog[open] [data-menu-panel]:not([hidden]) a');
      await tab.press('Escape');
      await until(tab, 'it is closed', () => document.querySelector('dialog[open]') === null);
      await tab.resize(1440, 900);
    },
  },
  {
    name: 'tabs show one panel, and the choice applies to other pages',
    run: async (tab) => {
      await openReady(tab, '/docs/api/tutorials/adding-tags');
      await tab.click('[role=tab][data-value=python]');
      await untilSeen(tab, '[role=tab][data-value=python][aria-selected=true]');
      await tab.open('/docs/api/tutorials/adding-terms');
      await untilSeen(tab, '[role=tab][data-value=python][aria-selected=true]');
    },
  },
  {
    name: 'the copy button says that it copied',
    run: async (tab) => {
      await openReady(tab, '/docs/quickstart');
      await until(tab, 'code has a button', () => document.querySelector('[data-copy]') !== null);
      const before = await tab.run(() => document.querySelector('[data-copy]')?.ariaLabel ?? '');
      await tab.click('[data-copy]');
      await until(
        tab,
        'the button says something else',
        (label: string) =>
          document.querySelector('[data-copy]')?.ariaLabel !== label ||
          document.querySelector('[data-copied], .copied') !== null,
        before,
      );
    },
  },
  {
    name: 'the filter of a reference page keeps what matches',
    run: async (tab) => {
      await openReady(tab, '/docs/graphql/enums');
      await tab.type('main input[type=search]', 'FabricType');
      await until(tab, 'it counts the matches', () =>
        /\d+ of \d+ entries/.test(document.querySelector('main')?.innerText ?? ''),
      );
      await until(tab, 'others are hidden', () => {
        const shown = [...document.querySelectorAll('main h2')].filter((each) => each.checkVisibility());
        return shown.length > 0 && shown.length < 5;
      });
    },
  },
  {
    name: 'a term shows its definition, and Escape closes it',
    run: async (tab) => {
      await openReady(tab, '/docs/api/tutorials/adding-tags');
      await showsOnlyOnRequest(tab, 'button:has(+ [id^="term:"])', '.prose [id^="term:"]');
    },
  },
  {
    name: 'the menu of a page opens, and Escape closes it',
    run: async (tab) => {
      await openReady(tab, '/docs/domains');
      await untilSeen(tab, '.page-menu-button');
      await showsOnlyOnRequest(tab, '.page-menu-button', '.page-menu-list');
    },
  },
  {
    name: 'the directory filters integrations',
    run: async (tab) => {
      await tab.open('/integrations?q=snow');
      await untilSeen(tab, mounted);
      await untilSaid(tab, 'Snowflake');
      await until(tab, 'others are gone', () => !(document.querySelector('main')?.innerText ?? '').includes('Vertica'));
    },
  },
  {
    name: 'connectors are compared',
    run: async (tab) => {
      await tab.open('/integrations/compare?ids=snowflake,bigquery');
      await untilSeen(tab, '.comparison table');
    },
  },
  {
    name: 'a page that does not exist offers a search',
    run: async (tab) => {
      await tab.open('/docs/quickstrat');
      await untilSeen(tab, 'main h1');
      expect(await tab.run(heading)).not.toBe('');
    },
  },
  ...tools,
];
