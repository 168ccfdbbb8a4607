import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { inlineBlocks, loadedFiles } from '#scripts/bench/first-load.ts';
import { allFields } from '#subjects/deploy/write/fields.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { addressesIn } from '../sites/addresses-in.ts';
import { documents, files, read } from './built-site.ts';

const isRedirect = (html: string) => html.includes('http-equiv="refresh"');
const pages = documents.map((file) => ({ file, html: read(file) })).filter(({ html }) => !isRedirect(html));

/** The content security policy that a document states itself. */
function statedPolicy(html: string): string {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';
  return policy.replaceAll('&#x27;', "'");
}

/** What is wrong with which document, empty when all are right: one assertion with a short message for hundreds of pages. */
function complaints(check: (html: string, file: string) => readonly string[]): string[] {
  return pages.flatMap(({ file, html }) => check(html, file).map((what) => `${file}: ${what}`));
}

test('there are documents to check', () => {
  expect(pages.length).toBeGreaterThan(5);
});

test('no document loads a script, style sheet, font, picture, or frame from elsewhere', () => {
  const loading = /<(?:script|img|source|iframe|video|audio|embed|track|input)\b[^>]*?\s(?:src|srcset)="([^"]*)"/gi;
  const links = /<link\b(?![^>]*rel="(?:canonical|alternate|expect)")[^>]*?\shref="([^"]*)"/gi;
  const found = complaints((html) => {
    const addresses = [loading, links].flatMap((pattern) =>
      [...html.matchAll(pattern)].map(([, address = '']) => address),
    );
    const inStyles = inlineBlocks(html).styles.flatMap((style) => addressesIn(style));
    return [...addresses, ...inStyles].filter((address) => !/^(\/(?!\/)|data:)/.test(address));
  });
  expect(found).toEqual([]);
});

test('text without its tags keeps names, types, and badges apart', () => {
  const glued =
    /[\w)\]]<\/(?:code|a|span|button)>(?:<\/\w+>)*<span class="(?:ref-type|option-type|option-default|badges?|concept-aspects|python-bases)\b/g;
  expect(complaints((html) => html.match(glued)?.slice(0, 2) ?? [])).toEqual([]);
});

test('a button in a form says whether it submits', () => {
  const forms = /<form\b.*?<\/form>/gs;
  const found = complaints((html) =>
    [...html.matchAll(forms)].flatMap(([form]) =>
      [...form.matchAll(/<button\b[^>]*>/g)].flatMap(([button]) => (/ type="/.test(button) ? [] : [button])),
    ),
  );
  expect(found).toEqual([]);
});

test('everything that a first paint waits for is in the document', () => {
  const held = pages.filter(({ html }) => html.includes('rel="expect"'));
  expect(held.length).toBeGreaterThan(250);
  const found = complaints((html) => {
    const expected = [...html.matchAll(/<link rel="expect" href="#([^"]*)" blocking="render">/g)];
    return expected.flatMap(([, id = '']) => (html.includes(` id="${id}"`) ? [] : [`#${id}`]));
  });
  expect(found).toEqual([]);
});

test('the first paint of a page of the documentation, of home and of the integrations waits for no second file', () => {
  const entrances = /^(?:index\.html|integrations\/|docs\/)/;
  const found = complaints((html, file) => (entrances.test(file) ? loadedFiles(html).sheets : []));
  expect(found).toEqual([]);
  expect(read('docs/graphql/objects/index.html')).toMatch(/<style data-sheet="\/assets\/styles\/reference-[^"]*">[^<]/);
});

test('a sheet that is part of a document is the file that other pages name', () => {
  const found = complaints((html) =>
    [...html.matchAll(/<style data-sheet="\/([^"]*)">(.*?)<\/style>/gs)].flatMap(([, sheet = '', code]) =>
      read(sheet) === code ? [] : [sheet],
    ),
  );
  expect(found).toEqual([]);
});

test('no style sheet and no script of the site names a file elsewhere', () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  const outside = sheets.flatMap((file) =>
    addressesIn(read(file)).filter((address) => /^(https?:)?\/\//.test(address)),
  );
  expect(outside).toEqual([]);
});

test('no document has an inline event handler or style attribute, which the policy would block', () => {
  const found = complaints((html) => {
    const tags = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').match(/<[a-z][^<>]*>/gi) ?? [];
    return tags.filter((tag) => /\s(?:on[a-z]+|style)=/i.test(tag.replace(/="[^"]*"/g, '=""')));
  });
  expect(found).toEqual([]);
});

test('every inline script and style is named by its hash in the policy of its document and in the headers', () => {
  const headers = read('_headers');
  const found = complaints((html) => {
    const policy = statedPolicy(html);
    const { scripts, styles } = inlineBlocks(html);
    return [...scripts, ...styles].flatMap((code) => {
      const source = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
      return policy.includes(source) && headers.includes(source) ? [] : [`${source} ${code.slice(0, 60)}`];
    });
  });
  expect(found).toEqual([]);
});

test('the policy allows nothing else inline or evaluated', () => {
  expect(read('_headers')).not.toMatch(/unsafe|\*;|https?:/);
});

test("the policy is the same in headers and documents, except for what documents can't express", () => {
  const directives = (policy: string) => policy.replaceAll(/ 'sha256-[^']*'/g, '').split('; ');
  const sent = directives(/Content-Security-Policy: (.*)/.exec(read('_headers'))?.[1] ?? '');
  expect(sent).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types docs docs-worker 'allow-duplicates'",
    "frame-ancestors 'none'",
  ]);
  const found = complaints((html) => {
    const stated = directives(statedPolicy(html));
    return isDeepStrictEqual(stated, sent.slice(0, -1)) ? [] : [stated.join('; ')];
  });
  expect(found).toEqual([]);
});

test('every document loads one script, the runtime, and React is in none that loads by itself', () => {
  const found = complaints((html) => {
    const { scripts } = loadedFiles(html);
    return scripts.length === 1 && /^assets\/runtime-/.test(scripts[0] ?? '') ? [] : [scripts.join(' ')];
  });
  expect(found).toEqual([]);
  const [runtime = ''] = loadedFiles(read('index.html')).scripts;
  expect(read(runtime)).not.toMatch(/react|createRoot|__SECRET_INTERNALS|useState/i);
});

test("code that only the build needs isn't in any browser file", () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const marks = /ZodError|satteri|_zod|shiki|graphviz|node:fs|lightningcss|mdast|hast-util/i;
  // Recipes and deployment files are read in the browser: in their workers, and by the studio's form, which applies the rules between options to each key
  // that is typed.
  const yaml = scripts.filter(
    (file) =>
      /YAMLParseError/.test(read(file)) &&
      !/^assets\/(?:recipe-worker|deploy-worker|islands\/tool-recipes)-/.test(file),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(yaml).toEqual([]);
  expect(
    scripts.flatMap((file) => (marks.exec(read(file))?.[0] ? [`${file}: ${marks.exec(read(file))?.[0]}`] : [])),
  ).toEqual([]);
});

test('every link inside the site leads to a document, a file or a redirect, anchors included', () => {
  const known = new Set(files);
  const redirected = new Set(
    read('_redirects')
      .split('\n')
      .map((line) => line.split(' ')[0]),
  );
  const anchors = new Map(
    pages.map(({ file, html }) => [file, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))]),
  );
  const fileOf = (path: string) => {
    const bare = path.replace(/^\/|\/$/g, '');
    return [bare, `${bare}/index.html`, `${bare}.html`, 'index.html'].find(
      (name) => known.has(name) && (bare !== '' || name === 'index.html'),
    );
  };
  const found = complaints((html, own) =>
    [
      ...new Set(
        [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
      ),
    ]
      .filter((href) => /^[/#]/.test(href))
      .filter((href) => {
        const [path = '', hash = ''] = href.replace(/\?[^#]*/, '').split('#');
        if (redirected.has(path)) return false;
        const file = path === '' ? own : fileOf(path);
        return file === undefined || (hash !== '' && anchors.get(file)?.has(decodeURIComponent(hash)) === false);
      }),
  );
  expect(found).toEqual([]);
});

test('every page that the deploy studio and its rules refer to exists, with its heading or row', () => {
  const rules = loadTestData('content', ['deployRules']).deployRules.map(({ value }) => value.page);
  const answers = allFields.flatMap(({ options }) => options.flatMap(({ page }) => page ?? []));
  const found = [...new Set([...rules, ...answers])].filter((address) => {
    const [path = '', hash = ''] = address.split('#');
    const html = pages.find(({ file }) => file === `${path.slice(1)}/index.html`)?.html;
    return html === undefined || (hash !== '' && !html.includes(`id="${hash}"`));
  });
  expect(answers.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test('every document has a language, a title, a description, one h1, and unique IDs', () => {
  const found = complaints((html) => {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    return [
      ...(/<html lang="[a-z]/.test(html) ? [] : ['no language']),
      ...(/<title>[^<]+<\/title>/.test(html) ? [] : ['no title']),
      ...(/<meta name="description" content="[^"]{20,}"/.test(html) ? [] : ['no description']),
      ...(html.match(/<h1[\s>]/g)?.length === 1 ? [] : [`${html.match(/<h1[\s>]/g)?.length ?? 0} h1`]),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id "${id}" twice`),
    ];
  });
  expect(found).toEqual([]);
});

test('no two documents share a title or a canonical address', () => {
  const canonical = pages.flatMap(({ html }) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? []);
  expect(canonical.filter((address, index) => canonical.indexOf(address) !== index)).toEqual([]);
});

test('an ID is unique in a document and the dialogs that the runtime adds to it', () => {
  const idsOf = (html: string) =>
    [...html.replace(/<(script|template)\b.*?<\/\1>/gs, '').matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
  const dialogs = files.filter((file) => /^assets\/overlays-.*\.html$/.test(file)).flatMap((file) => idsOf(read(file)));
  expect(dialogs.length).toBeGreaterThan(0);
  const repeated = documents.flatMap((file) => {
    const ids = [...idsOf(read(file)), ...dialogs].sort();
    return ids.filter((id, index) => id === ids[index - 1]).map((id) => `${file} ${id}`);
  });
  expect(repeated).toEqual([]);
});
