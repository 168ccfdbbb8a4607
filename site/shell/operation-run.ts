import type { Site } from '#site/context.ts';
import { toolSetup } from '#site/tools/tool-setup.ts';

/** Where operations of samples are run. */
const WORKBENCH = '/tools/graphql';

/** The attributes that say what runs the operation of a sample; undefined if the site has no workbench. */
export function operationRun(site: Site) {
  if (!site.exists(WORKBENCH)) return undefined;
  return {
    'data-run': site.asset('islands/graphql-run'),
    'data-run-styles': site.asset('styles/graphql-bench'),
    'data-run-props': JSON.stringify({
      setup: toolSetup(site),
      worker: site.asset('graphql-worker'),
      page: site.href(WORKBENCH),
    }),
  };
}
