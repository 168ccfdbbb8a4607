import { afterAll, expect, test } from 'vitest';
import { inLanguage } from '#model/message.ts';
import { checkUrn } from '#model/urn/check-urn.ts';
import { exampleRules } from '#model/urn/fixtures.ts';
import { pictureInWords } from '#subjects/deploy/write/picture.ts';
import { resolveChoices } from '#subjects/deploy/write/resolve-choices.ts';
import { writeDeployment } from '#subjects/deploy/write/write-deployment.ts';
import { judgeLines } from '#subjects/urns/workbench/judge-lines.ts';
import { pastedLines } from '#subjects/urns/workbench/pasted-lines.ts';
import { buildTinySite, removeFolders, tinyContent } from './build-tiny-site.ts';

const site = await buildTinySite(tinyContent('second-locale'));
afterAll(removeFolders);

const [english, french, arabic] = ['', 'fr/', 'ar/'].map((base) => ({
  introduction: site.read(`${base}docs/introduction/index.html`),
  tags: site.read(`${base}docs/tags/index.html`),
  fragment: JSON.parse(site.read(`${base}docs/tags.fragment.json`)) as { alternates: Record<string, string> },
}));
if (!english || !french || !arabic) throw new Error('A locale is missing.');

/** The translations that travel to the browser with the tool of a page. */
function textsOf(html: string): Record<string, string> {
  const [, texts = '{}'] = /data-texts="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(texts.replaceAll('&quot;', '"')) as Record<string, string>;
}

test('the default locale is at the base, and the others are below their path', () => {
  expect(english.introduction).toContain('<h1>Introduction</h1>');
  expect(french.introduction).toContain('<h1>Introduction en français</h1>');
  expect(arabic.introduction).toContain('<h1>مقدمة</h1>');
});

test.each([
  ['en', 'ltr', english],
  ['fr', 'ltr', french],
  ['ar', 'rtl', arabic],
] as const)('documents of %s say their language and that it is read %s', (code, direction, { introduction }) => {
  expect(introduction).toMatch(new RegExp(`<html lang="${code}" dir="${direction}"`));
});

test("the interface is in the page's language, and in English where nothing is translated", () => {
  expect(french.introduction).toContain('>Aller au contenu</a>');
  expect(french.introduction).toContain('>Rechercher</span>');
  expect(french.introduction).toContain('>Edit this page</a>');
  expect(arabic.introduction).toContain('<span>التالي</span>');
});

test('links and search stay in the language', () => {
  expect(french.introduction).toContain('href="/fr/docs/tags#create-a-tag"');
  expect(french.introduction).toContain('href="/fr/search"');
  expect(site.files.filter((file) => /^(fr|ar)\/(assets\/sidebar|latest\/pages)\//.test(file))).toHaveLength(4);
  expect(site.files.filter((file) => /^(fr|ar)\/latest\/search\/\w+-current\.json$/.test(file))).toHaveLength(2);
});

test('the integrations directory also stays in the language, and all languages share the comparison', () => {
  const matrix = site.read('fr/integrations/matrix/index.html');
  for (const view of ['integrations', 'integrations/matrix', 'integrations/compare']) {
    expect(matrix).toContain(`href="/fr/${view}"`);
  }
  expect(site.read('fr/integrations/compare/index.html')).toContain('&quot;facts&quot;:&quot;/latest/tools/&quot;');
});

test("titles and descriptions of pages that aren't documentation are translated, and otherwise in English", () => {
  const tool = site.read('fr/tools/urn/index.html');
  expect(tool).toContain('<h1>Atelier URN</h1>');
  expect(tool).toContain('<p class="lead">Analysez, validez ou composez une URN.</p>');
  expect(tool).toContain('<meta name="description" content="Analyser, valider ou composer une URN.">');
  expect(tool).toContain('<a href="/fr/tools">Outils</a>');
  expect(site.read('fr/tools/upgrade/index.html')).toContain('<h1>Upgrade path</h1>');
  expect(site.read('tools/urn/index.html')).toContain('<h1>URN workbench</h1>');
});

test('texts of tools are translated, and travel to the browser with the tool', () => {
  const tool = site.read('fr/tools/urn/index.html');
  expect(tool).toContain('Essayez un exemple :');
  expect(tool).toContain('>Un jeu de données</button>');
  expect(tool).toContain('>A column</button>');
  expect(textsOf(tool)).toEqual({
    urnTryExample: 'Essayez un exemple :',
    urnDataset: 'Un jeu de données',
    urnErrors: 'Erreurs',
    urnErrorsCount: '{count} erreurs',
    urnParts: 'Parties',
    urnCheckEntityTypesCaseSensitiveUse: 'Les types d’entités respectent la casse : écrivez « {meant} ».',
    urnCheckUrnHasPartsParentheses: 'L’URN {title} comprend {count} parties entre parenthèses : {names}.',
    urnCheckA: 'd’un objet {title}',
    urnServerRejectsLine: 'Le serveur refuse cette ligne.',
    urnMoreErrors: '{message} (+{count})',
  });
  expect(site.read('tools/urn/index.html')).not.toContain('data-texts');
  expect(site.read('fr/index.html')).toContain('<h1>Un catalogue pour toutes vos données</h1>');
});

test('a checker’s messages about a reader’s text are translated, and otherwise in English', () => {
  const texts = textsOf(site.read('fr/tools/urn/index.html'));
  const pasted = 'urn:li:Dataset:(urn:li:dataPlatform:hive,page_views)\nhello';
  const lines = inLanguage(judgeLines(pastedLines(pasted).lines, exampleRules), texts);
  expect(lines.map(({ problem }) => problem)).toEqual([
    'Les types d’entités respectent la casse : écrivez « dataset ». (+1) Le serveur refuse cette ligne.',
    'A URN starts with “urn:li:”. Le serveur refuse cette ligne.',
  ]);
  const [, missing] = inLanguage(checkUrn(pasted.split('\n')[0] ?? '', exampleRules), texts).findings;
  expect(missing?.message).toMatch(
    /^L’URN d’un objet Dataset comprend 3 parties entre parenthèses : .*\. This one has 2;/,
  );
});

test('the questions of the deploy studio are translated with their notes and reasons, and so are the steps and the picture', () => {
  const html = site.read('fr/tools/deploy/index.html');
  expect(html).toContain('>Déploiement</h2>');
  expect(html).toContain('>Où DataHub s’exécute-t-il ?</legend>');
  expect(html).toContain('Les charts Helm installent les services et les tâches qui préparent les données.');
  expect(html).toContain('>Yes. Sans jeton, quiconque atteint une API peut tout modifier.</p>');
  expect(html).toContain('>Hôte de la base de données</label>');
  expect(html).toContain('>Which database?</label>');
  const { choices } = resolveChoices({});
  const texts = textsOf(html);
  const { commands, open, picture, decisions } = inLanguage(writeDeployment(choices, {}, []), texts);
  expect(commands.prepare.map(({ title }) => title).slice(0, 2)).toEqual([
    'Créer l’espace de noms',
    'Create a password file with a new password for the root user',
  ]);
  expect(open).toContain('Créez un enregistrement DNS qui dirige `datahub.example.com` vers l’ingress.');
  expect(inLanguage(pictureInWords(picture), texts)).toContain('Service de métadonnées (port 8080) se connecte à Your');
  expect(decisions[0]?.question).toBe('Où DataHub s’exécute-t-il ?');
});

test("a page without a translation stands in, with a notice in the reader's language", () => {
  expect(french.tags).toContain('Cette page n’est pas encore traduite. Vous la lisez en English.');
  expect(french.tags).toContain('<article lang="en">');
  expect(arabic.tags).toContain('<article lang="en" dir="ltr">');
  expect(arabic.tags).toContain('<p class="untranslated" lang="ar" dir="rtl">');
  expect(french.introduction).not.toContain('class="untranslated"');
  expect(english.tags).not.toContain('class="untranslated"');
});

test('the switcher leads to every page in all languages', () => {
  for (const { tags, fragment } of [english, french, arabic]) {
    for (const [code, base] of [
      ['en', '/'],
      ['fr', '/fr/'],
      ['ar', '/ar/'],
    ] as const) {
      expect(tags).toMatch(new RegExp(`<a href="${base}docs/tags"[^>]*data-alternate="${code}"`));
      expect(fragment.alternates[code]).toBe(`${base}docs/tags`);
    }
  }
});

test('a page tells search engines which languages it exists in, except where it stands in for a translation', () => {
  const languagesOf = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)].map(
      ([, code, href]) => `${code} ${href}`,
    );
  const introductions = [
    'en https://tiny.example.com/docs/introduction',
    'fr https://tiny.example.com/fr/docs/introduction',
    'ar https://tiny.example.com/ar/docs/introduction',
  ];
  for (const { introduction, tags } of [english, french, arabic]) {
    expect(languagesOf(introduction)).toEqual(introductions);
    expect(languagesOf(tags)).toEqual([]);
  }
});

test('the switcher marks the language in use', () => {
  expect(french.tags).toMatch(/data-alternate="fr" aria-current="true"/);
  expect(french.tags.match(/data-alternate="\w+" aria-current/g)).toHaveLength(1);
});

test('the sitemap lists the translated pages of all languages, and each language has a not-found page', () => {
  const sitemap = site.read('sitemap.xml');
  expect(sitemap).toContain('<loc>https://tiny.example.com/docs/tags</loc>');
  for (const base of ['', 'fr/', 'ar/']) {
    expect(sitemap).toContain(`<loc>https://tiny.example.com/${base}docs/introduction</loc>`);
    expect(site.files).toContain(`${base}404.html`);
  }
});

test('a page that stands in for a translation leaves search engines to the original', () => {
  expect(french.tags).toContain('<link rel="canonical" href="https://tiny.example.com/docs/tags">');
  expect(french.introduction).toContain('<link rel="canonical" href="https://tiny.example.com/fr/docs/introduction">');
});
