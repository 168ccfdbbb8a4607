import type { AddressStyle } from '#model/address.ts';
import type { GlossaryTerm } from '#model/glossary.ts';
import type { ImageAsset } from '#model/image.ts';
import type { BlockPart } from '#model/page.ts';
import type { Strings } from '#model/strings.ts';
import type { SymptomTable } from '#model/symptom-table.ts';
import { noScope, type ProofScope } from '#pipeline/samples/proof-scope.ts';

/** What rendering a page needs to know about the rest of the site. It is plain data, so it can be sent to a worker thread. */
export interface RenderContext {
  /** The folder of the content, for example `content`; its last segment begins the file paths of problems. */
  contentDir: string;
  /** How addresses are written in the locale of the page. */
  addressStyle: AddressStyle;
  /** Base URL of the site without a locale, for example `/catalog/`; images of all locales are below it. */
  assetBase: string;
  /** Paths that are published but not written yet, for example `/docs/roadmap`. */
  planned: readonly string[];
  /** Markdown of the files in content/includes/ by their path below it, for example `quickstart-token.md`. */
  includes: Readonly<Record<string, string>>;
  /** Blocks that `::options` and `::known-errors` include, for example `sink file` and `errors /docs/quickstart`. */
  embeddedBlocks: Readonly<Record<string, BlockPart>>;
  /** Troubleshooting tables that `::symptoms` includes, by page path. */
  symptomTables: Readonly<Record<string, readonly SymptomTable[]>>;
  /** Prepared images by their path below content/, for example `images/lineage.png`. */
  images: Readonly<Record<string, ImageAsset>>;
  /** Terms whose first use on a page gets a definition; none if the text is in a different language. */
  glossary: readonly GlossaryTerm[];
  /** What can be verified about samples. */
  proofs: ProofScope;
  /** Interface texts in the locale of the page. */
  strings: Strings;
}

/** The parts of a context that come from content, for a page that uses none of it. */
export const noContent = {
  planned: [],
  includes: {},
  embeddedBlocks: {},
  symptomTables: {},
  images: {},
  glossary: [],
  proofs: noScope,
} as const satisfies Partial<RenderContext>;
