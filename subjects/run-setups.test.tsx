import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inLanguage } from '#model/message.ts';
import { type EnglishTexts, english } from '#model/strings.ts';
import { type Site, SiteContext } from '#site/context.ts';
import { answerCommand } from './rest/run/answer-command.ts';
import { runSetups } from './views.ts';

/** What a page loads for the Run buttons of a kind of samples. */
function setup(kind: string, translations: EnglishTexts): string {
  const site = {
    config: { baseUrl: '/' },
    strings: english,
    translations,
    asset: (name: string) => `/assets/${name}.js`,
    href: (path: string) => path,
    exists: () => true,
  } as unknown as Site;
  const Setup = runSetups[kind] ?? (() => 'none');
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <Setup />
    </SiteContext>,
  );
}

const translations = { restReasonTooLong: 'Plus de {count}.', benchRunOf: 'Exécution', next: 'Suivant' };

it('the translations of a run travel with what its Run buttons load', () => {
  expect(setup('rest', translations)).toContain(
    'data-texts="{&quot;restReasonTooLong&quot;:&quot;Plus de {count}.&quot;}"',
  );
  const operations = setup('graphql', translations);
  expect(operations).toContain('data-texts="{&quot;benchRunOf&quot;:&quot;Exécution&quot;}"');
  expect(operations).toContain('data-run="/assets/islands/graphql-run.js"');
});

it('without translations, requests have a setup without texts, and operations have none', () => {
  expect(setup('rest', {})).not.toContain('data-texts');
  expect(setup('graphql', {})).toBe('');
});

it('the reason why a request is not simulated is translated, but not what the platform says', () => {
  const server = () => ({ reason: 'java.lang.NullPointerException' });
  expect(inLanguage(answerCommand(`curl ${'x'.repeat(100_000)}`, server), translations)).toEqual({
    reason: 'Plus de 100000.',
  });
  expect(inLanguage(answerCommand('curl http://localhost:8080/config', server), translations)).toEqual({
    reason: 'java.lang.NullPointerException',
  });
});
