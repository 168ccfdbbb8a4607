import type { UrnKind } from '#model/urn/facts.ts';
import type { ToolSetup } from '#site/tools/tool-setup.ts';

/** What the URN workbench gets from the build. */
export interface UrnBenchSetup {
  kinds: readonly UrnKind[];
  environments: readonly string[];
  /** Public address of the page about each entity type. */
  pages: Readonly<Record<string, string>>;
  setup: ToolSetup;
}
