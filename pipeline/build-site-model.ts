import { dirname, join } from 'node:path';
import type { Page } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { checkModel } from './checks/check-model.ts';
import { generateDrafts } from './generate/generate-drafts.ts';
import { generateSiteFacts, generateToolFacts } from './generate/generate-facts.ts';
import { prepareImages } from './images/prepare-images.ts';
import { openContent } from './load/content-files.ts';
import { lastUpdates } from './load/last-updates.ts';
import { dataOf } from './load/load-file.ts';
import { loadSources, type Sources } from './load/load-sources.ts';
import { type LocalePlan, planLocales } from './locales/plan-locales.ts';
import { navigateLocales } from './navigation/navigate-locales.ts';
import { type DraftGroup, renderPages } from './render/render-pages.ts';
import type { PageReport } from './report/report-pages.ts';
import type { SampleProofs } from './samples/prove-site-samples.ts';
import { assembleModel } from './site/assemble-model.ts';
import { type BuildSession, openSession, pruneSession } from './site/build-session.ts';
import { choosePages } from './site/choose-pages.ts';
import { screensOf } from './site/screens.ts';
import { withLastUpdates } from './site/with-last-updates.ts';
import { withSynonyms } from './site/with-synonyms.ts';

export interface BuildRequest {
  /** The content folder. */
  contentDir: string;
  /** `dev` shows pages that a version calls drafts; `build` and `check` leave them out. */
  mode: 'build' | 'dev' | 'check';
  /** Where results are kept between processes; by default, `.cache` next to the content folder. */
  cacheDir?: string;
  /** Cache from earlier builds of this process; a new one by default. */
  session?: BuildSession;
}

export interface BuiltModel {
  model: SiteModel;
  problems: Problem[];
  /** Files of the images: path below the site's base → file on this machine. Not part of the model, which contains no paths of a machine. */
  imageFiles: Readonly<Record<string, string>>;
  /** Counts for each page; empty unless the mode is `check`. */
  report: readonly PageReport[];
}

/** A model before the rules are applied, which is what a writer sees first. */
export interface UncheckedModel extends Pick<BuiltModel, 'model' | 'imageFiles'> {
  /** Applies the rules once, and returns every problem, including those found while building the model. */
  problems(): Problem[];
  /** Checks every sample. */
  proveSamples(): Promise<SampleProofs>;
}

/**
 * Makes the site model and applies the rules to it.
 * @returns the model of everything that could be built, and every problem found. The caller shows the problems and stops if one is an error. It
 * rejects only because of failures of the machine or our own code, never because of bad content.
 */
export async function buildSiteModel(request: BuildRequest): Promise<BuiltModel> {
  const { model, imageFiles, problems, proveSamples } = await buildUncheckedModel(request);
  const found = problems();
  if (request.mode !== 'check') return { model, imageFiles, problems: found, report: [] };
  const proved = await proveSamples();
  return { model, imageFiles, problems: [...found, ...proved.problems], report: proved.report };
}

/** Makes the site model; see buildSiteModel. This function is the table of contents of the pipeline. */
export async function buildUncheckedModel(request: BuildRequest): Promise<UncheckedModel> {
  const { contentDir, mode, cacheDir = join(dirname(contentDir), '.cache') } = request;
  const session = request.session ?? openSession(cacheDir);
  const content = openContent(contentDir, session.sources.texts);

  const { sources, problems: loading } = loadSources(content, session.sources);
  const generated = generateDrafts(sources.data, sources.digests, session.generated);
  const prepared = await prepareImages(contentDir, cacheDir);

  const config = sources.config.value;
  const drafts = [...sources.drafts, ...generated.drafts];
  const { published, planned, hidden } = choosePages(drafts, config, dataOf(sources.ledger)?.value, mode === 'dev');
  const allScreens = screensOf(dataOf(sources.screens)?.value ?? [], config, sources.data);
  const screens = allScreens.filter((screen) => !published.some(({ path }) => path === screen.path));

  const { images } = prepared;
  const { locales, problems: localizing } = planLocales(sources, {
    contentDir,
    published,
    hidden,
    screens,
    images,
    embeddedBlocks: generated.embeddedBlocks,
    symptomTables: generated.symptomTables,
  });
  session.updates ??= lastUpdates(contentDir, cacheDir);
  const [rendered, updates, facts] = await Promise.all([
    renderPages([...locales, ...locales.map(screenTextGroup)], content.name, session.pages),
    session.updates,
    generateSiteFacts(sources.data, session.layouts),
  ]);
  const synonyms = dataOf(sources.synonyms)?.value ?? [];
  const pages = rendered.pages
    .slice(0, locales.length)
    .map((list) => withLastUpdates(list, updates))
    .map((list, index) => (locales[index]?.isDefault ? withSynonyms(list, synonyms) : list));
  const screenTexts = rendered.pages.slice(locales.length);
  const { navigations, problems: navigating } = navigateLocales(sources.navigation, pages, hidden);

  const { files } = generated;
  const model = assembleModel({
    sources,
    screens,
    locales,
    pages,
    navigations,
    screenTexts,
    facts,
    toolFacts: generateToolFacts(sources.data, sources.digests, session.facts),
    planned,
    images,
    files,
  });
  if (mode === 'build') pruneSession(session);

  const steps = [loading, generated.problems, prepared.problems, localizing, rendered.problems, navigating];
  const allScreenTexts = screenTexts.flat();
  const parts = { sources, drafts, hidden, screenTexts: allScreenTexts, areFinished: mode === 'check' };
  let found: Problem[] | undefined;
  return {
    model,
    imageFiles: prepared.files,
    problems: () => {
      found ??= [...steps.flat(), ...checkModel({ ...model, screens: allScreens }, parts)];
      return found;
    },
    proveSamples: () => proveSamples(model, sources, hidden, allScreenTexts),
  };
}

/** The texts of a locale's screens: parts of pages, so nothing in them is a first use. */
function screenTextGroup({ screenTexts, context }: LocalePlan): DraftGroup {
  return { drafts: screenTexts, context: { ...context, glossary: [] } };
}

/** Only `npm run check` checks samples, and only it loads the grammars for that (docs/decisions/0011-samples.md). */
async function proveSamples(
  model: SiteModel,
  sources: Sources,
  hidden: ReadonlySet<string>,
  screenTexts: readonly Page[],
): Promise<SampleProofs> {
  const { proveSiteSamples } = await import('./samples/prove-site-samples.ts');
  return proveSiteSamples(model, sources, hidden, screenTexts);
}
