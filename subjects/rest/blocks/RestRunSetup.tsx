import { useSite } from '#site/context.ts';
import { toolSetup } from '#site/tools/tool-setup.ts';

/** What the Run buttons of a page load when one is pressed. Other pages don't contain it. */
export function RestRunSetup() {
  const site = useSite();
  return (
    <template
      data-run-setup="rest"
      data-run={site.asset('islands/rest-run')}
      data-run-styles={site.asset('styles/graphql-bench')}
      data-run-props={JSON.stringify({ setup: toolSetup(site), worker: site.asset('rest-worker') })}
    />
  );
}
