import type { Generated } from '#generators/generated.ts';
import type { DataKinds, DataOf } from '#model/data-kind.ts';
import type { Sample } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteUnderCheck } from '#model/rules/site-under-check.ts';
import type { SubjectKnowledge } from '#model/sample-knowledge.ts';
import type { SampleProof } from '#model/sample-proofs.ts';
import type { EnglishTexts } from '#model/strings.ts';
import type { DocsTool } from '#services/mcp/tool.ts';
import type { SubjectView } from './subject-view.ts';

/**
 * Returns an earlier build's result for the same input, or computes it.
 * @param name the name under which the result is kept
 * @param input everything that the result depends on, besides code
 */
export type Keep = <T extends object>(name: string, input: unknown, make: () => Promise<T>) => Promise<T>;

/** Something generated from data. It gets only the kinds that it reads, so its result can be kept until one of them changes. */
export interface Step<Result> {
  name: string;
  /** Names of the kinds. */
  reads: readonly string[];
  /** @param keep for parts that take a long time and depend on little of the data */
  run(data: DataOf<DataKinds>, keep?: Keep): Result;
}

/**
 * Declares a step.
 * @param name the name under which its results are stored, for example `errors`
 * @param reads the kinds that it reads, of its own subject or of others
 */
export function step<K extends DataKinds, Result>(
  name: string,
  reads: K,
  run: (data: DataOf<K>, keep: Keep) => Result,
): Step<Result> {
  const names = Object.keys(reads);
  // Loading has checked each kind with its own schema, so a kind that is picked by name has the type with that name.
  const pick = (data: DataOf<DataKinds>) => Object.fromEntries(names.map((kind) => [kind, data[kind]])) as DataOf<K>;
  return { name, reads: names, run: (data, keep = (_name, _input, make) => make()) => run(pick(data), keep) };
}

/** A rule that compares a subject's data with the pages of the site. */
export interface DataRule {
  check(data: DataOf<DataKinds>, site: SiteUnderCheck): Problem[];
}

/**
 * Declares a rule.
 * @param _reads the kinds of data that it gets
 * @param check returns everything that breaks the rule
 */
export function dataRule<K extends DataKinds>(
  _reads: K,
  check: (data: DataOf<K>, site: SiteUnderCheck) => Problem[],
): DataRule {
  // Loading has checked each kind with its own schema.
  return { check: (data, site) => check(data as DataOf<K>, site) };
}

/** Everything that a subject adds to the site. Each of the site's registries consists of these parts, so each part is optional. */
export interface Subject {
  name: string;
  /** Kinds of files below content/. */
  data?: DataKinds;
  /** Address prefixes of pages that its generators create, and of written pages that consist mostly of its blocks. */
  pages?: readonly string[];
  /** Pages, blocks that written pages embed, files, and problems. */
  generators?: readonly Step<Generated>[];
  /** Rules about the whole site that depend on the subject's data. */
  rules?: readonly DataRule[];
  /** How to recognize samples that need one of the proofs. Every build uses it, so this doesn't load anything large. */
  sampleForms?: Readonly<Partial<Record<SampleProof, (sample: Pick<Sample, 'language' | 'code'>) => boolean>>>;
  /** What samples are checked against. */
  sampleKnowledge?: Step<SubjectKnowledge>;
  /** What screens need to know, as `SiteModel.facts[name]`. */
  siteFacts?: Step<object | Promise<object>>;
  /** What islands and the docs server load: JSON files by name. */
  toolFacts?: Step<Readonly<Record<string, object>>>;
  /** Interface texts in English, with keys that no other subject has. */
  texts?: EnglishTexts;
  /** Components, loaded only where pages are rendered. */
  view?: () => Promise<{ view: SubjectView }>;
  /** Tools of the docs server, loaded only there. */
  docsTools?: () => Promise<{ docsTools: readonly DocsTool[] }>;
}

/** Declares a subject. Its literal types become the types of the site's data and facts. */
export function subject<const S extends Subject>(definition: S): S {
  return definition;
}
