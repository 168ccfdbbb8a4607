import { useSite } from '#site/context.ts';
import { ownTranslations, textsAttribute } from '#site/islands/own-translations.ts';
import { operationRun } from '#site/shell/operation-run.ts';
import { benchMessages } from '../workbench/engine/messages.ts';
import { variablesMessages } from '../workbench/session/messages.ts';
import { benchTexts } from '../workbench/texts.ts';

const texts = { ...benchTexts, ...variablesMessages, ...benchMessages };

/** What the Run buttons of operations load, with its translations. A page in English doesn't need it, because each button says the same. */
export function GraphqlRunSetup() {
  const site = useSite();
  const own = textsAttribute(ownTranslations(site.translations, texts));
  const run = operationRun(site);
  return own === undefined || run === undefined ? null : (
    <template data-run-setup="graphql" {...run} data-texts={own} />
  );
}
