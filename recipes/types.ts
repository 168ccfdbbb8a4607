import type { Said } from '#model/message.ts';
import type { TextCompletion, TextProblem } from '#model/text-check.ts';

/**
 * What the checker and the writer of recipes return. In every text for readers, code is between backticks; there is no other
 * markup.
 */

/** Where a job runs, which determines the addresses that it can reach and how it is started. */
export type RunPlace = 'host' | 'container' | 'kubernetes' | 'ui' | 'scheduler';

export interface RecipeCheck {
  /** In the order of the text. */
  problems: readonly TextProblem[];
  /** `source.type`, whether or not it is known. */
  source?: string;
  /** `sink.type`; absent when the recipe leaves the sink out. */
  sink?: string;
  /** Command that installs what the recipe needs; absent when the source is unknown. */
  install?: string;
  /** The listed source that the recipe names or probably means, if its facts were not given: load them and check again to have its options checked. */
  missingFacts?: string;
}

/** Something that can be inserted at the cursor. */
export interface Completion extends TextCompletion {
  kind: 'option' | 'value' | 'type';
}

export interface Schedule {
  kind: 'none' | 'cron' | 'airflow' | 'kubernetes';
  /** Five fields as in crontab. */
  expression: string;
}

/** A transformer of a recipe that is being written. */
export interface TransformerChoice {
  type: string;
  /** YAML of values on one line by the path of the option below its `config`. */
  values: Readonly<Record<string, string>>;
}

/** Everything that a reader chooses for a recipe. */
export interface RecipeChoices {
  /** Plugin of the source. */
  source: string;
  /** Id of the recipe to begin with; the first one if there is no such recipe. */
  scenario: string;
  /** Type of the sink; empty for the one of the scenario. */
  sink: string;
  place: RunPlace;
  /** Address of the metadata service, only for the sink `datahub-rest`; empty for the one of the scenario. */
  server: string;
  /**
   * What differs from the scenario: YAML of values on one line by the path of the option below `config`, an empty text to leave an option out.
   * For a secret, the name of an environment variable.
   */
  values: Readonly<Record<string, string>>;
  /** The same for options of the sink. */
  sinkValues: Readonly<Record<string, string>>;
  /** In the order in which they run. */
  transformers: readonly TransformerChoice[];
  schedule: Schedule;
}

/** A piece of text to copy. */
export interface Snippet {
  language: 'yaml' | 'shell' | 'python' | 'text';
  /** File name or purpose, shown above the code. */
  title: Said;
  code: string;
}
