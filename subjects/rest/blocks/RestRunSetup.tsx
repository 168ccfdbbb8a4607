import { useSite } from '#site/context.ts';
import { ownTranslations, textsAttribute } from '#site/islands/own-translations.ts';
import { toolSetup } from '#site/tools/tool-setup.ts';
import { benchMessages } from '#subjects/graphql/workbench/engine/messages.ts';
import { restMessages } from '../engine/messages.ts';
import { restRunTexts } from '../run/texts.ts';

/** The texts of a run, and the reasons why a request can't run. */
const texts = { ...restRunTexts, ...restMessages, ...benchMessages };

/** What a page's Run buttons load when one is pressed. Other pages don't contain it. */
export function RestRunSetup() {
  const site = useSite();
  return (
    <template
      data-run-setup="rest"
      data-run={site.asset('islands/rest-run')}
      data-run-styles={site.asset('styles/graphql-bench')}
      data-run-props={JSON.stringify({ setup: toolSetup(site), worker: site.asset('rest-worker') })}
      data-texts={textsAttribute(ownTranslations(site.translations, texts))}
    />
  );
}
