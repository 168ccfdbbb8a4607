/** One problem in content, data, or configuration, worded for the writer who can fix it. */
export interface Problem {
  /** Path relative to the repository, with forward slashes, for example `content/docs/tags.md`. */
  file: string;
  /** 1-based; absent when the problem concerns the file as a whole. */
  line?: number;
  /** 1-based. */
  column?: number;
  /** Stable rule id, `{area}/{rule}`, for example `links/missing-page`. */
  rule: string;
  /** What is wrong, as a sentence. */
  message: string;
  /** What to write instead, as a sentence; often "Did you mean …?". */
  fix?: string;
  /** What many problems can have in common, for example the target of broken links. Such problems are shown together. */
  target?: string;
  /** Errors stop the build after all problems are shown; warnings are only shown. */
  severity: 'error' | 'warning';
}

/** A place in a content file that a problem can point at. */
export interface Origin {
  file: string;
  line?: number;
  column?: number;
}
