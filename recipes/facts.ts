import type { BrandIconName } from '#model/brand-icon-names.ts';
import type { OptionRule, OptionTest } from '#model/option-rule.ts';
import type { UrnKind } from '#model/urn/facts.ts';

/** An option as the checker knows it. Texts for readers contain code between backticks and no other markup. */
export interface RecipeOption {
  name: string;
  /** Path below `config`; `*` stands for a key of a map or an index of a list. */
  path: string;
  /** As `model/option-type.ts` reads it, for example `list<string>`. */
  type: string;
  required: boolean;
  /** Default as JSON; absent for none. */
  default?: unknown;
  /** How the default is computed, if it isn't a fixed value. */
  defaultNote?: string;
  /** The only accepted values; missing if there is no such list. */
  allowed?: readonly { value: string | number | boolean; meaning: string }[];
  description: string;
  example?: unknown;
  deprecated?: { note: string; replacement?: string };
  /** Accepted, but left out of lists on purpose. */
  hidden?: true;
  /** Options inside, of each entry if the type is a list or map. */
  children?: readonly RecipeOption[];
  /** Whether keys beyond the children are accepted. */
  extraKeys?: true;
  /** The keys are domains, and the source looks up their IDs and names in DataHub. */
  looksUpDomains?: true;
  /** Id of its row, when that is not `anchors` of the plugin followed by the path. */
  anchor?: string;
}

/** A statement about one option, with the path from the group of its rule. */
export interface RuleTest extends Readonly<OptionTest> {
  /** Value that the platform sees when the recipe has none; absent for none. */
  default?: unknown;
  /** The platform computes the default, so it can't be read from a recipe. */
  computed?: true;
}

/** A rule between options of one group. */
export interface RecipeRule {
  kind: OptionRule['kind'];
  /** Path of the group below `config`; empty for the config itself, `*` for each item of a list or map. */
  within: string;
  /** Conditions; empty if the rule always applies. */
  when: readonly RuleTest[];
  /** One of the conditions is enough. */
  any?: true;
  options: readonly RuleTest[];
  /** What happens otherwise. */
  why: string;
  /** Text that the platform prints. */
  message?: string;
  severity: OptionRule['severity'];
}

/** A source, sink or transformer with its options. Every configuration class of the platform rejects any other keys. */
export interface PluginFacts {
  type: string;
  summary: string;
  /** Path of the page that lists its options. */
  page: string;
  /** Beginning of the ids of its options on that page, for example `config.`. */
  anchors: string;
  options: readonly RecipeOption[];
  rules: readonly RecipeRule[];
}

/** A source in the list of all. */
export interface SourceListing {
  /** Plugin name, the value of `source.type`. */
  type: string;
  /** Name of the module, for example `dbt Cloud`. */
  title: string;
  /** Id of the connector, whose facts and icon other pages have too. */
  connector: string;
  /** Slug in simple-icons; null for a monogram. */
  icon: BrandIconName | null;
  /** Extra of the package `acryl-datahub`; null when the base package is enough. */
  extra: string | null;
  /** Path of its page, with the hash of the module if the page has several. */
  page: string;
}

/** Everything that one source needs in addition to the list. It is in a separate file, see `sourceFactsName`. */
export interface SourceFacts extends PluginFacts {
  /** Whether `stateful_ingestion` is among its options. */
  stateful: boolean;
  /** What profiling needs at the source, as the page of the connector says it. */
  profilingNeeds: readonly string[];
  /** The recipes on the source's page, the one to start with first. */
  scenarios: readonly RecipeScenario[];
  /** What can be turned on or off, in the order of its page. */
  features: readonly RecipeFeature[];
  /** What its allow and deny lists are matched against. */
  patterns: readonly PatternTarget[];
}

/** What a connector matches against an allow list and a deny list. */
export interface PatternTarget {
  /** Path of the option below `config`. */
  option: string;
  /** Form of the string, for example `database.schema.table`; absent if the list has no effect. */
  matches?: string;
  /** Option whose lists apply while a recipe leaves this one out. */
  fallback?: string;
  /** What else affects the result. */
  note?: string;
}

/** A complete recipe to start with. */
export interface RecipeScenario {
  /** Unique among those of the source, for addresses. */
  id: string;
  title: string;
  /** When to use it. */
  shows: string;
  yaml: string;
}

/** Something that options turn on or off, for example profiling. */
export interface RecipeFeature {
  name: string;
  /** Paths of the options that control it. */
  options: readonly string[];
  /** It is on unless an option turns it off. */
  on?: true;
  /** What limits it, or what it costs. */
  note?: string;
}

/** What every check needs; the file `recipes`. */
export interface RecipeBase {
  /** Top-level keys of a recipe. */
  keys: readonly RecipeOption[];
  sources: readonly SourceListing[];
  sinks: readonly PluginFacts[];
  transformers: readonly PluginFacts[];
  /** How the URNs of entities that transformers attach are written. */
  urns: readonly UrnKind[];
}

/** What the checker knows. */
export interface RecipeFacts extends RecipeBase {
  /** The sources whose facts are loaded, by type. */
  loaded: Readonly<Record<string, SourceFacts>>;
}

/** Name of the file of facts of a source, beside `recipes`. */
export function sourceFactsName(type: string): string {
  return `recipe-${type}`;
}
