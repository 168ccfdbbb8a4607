/** Values in samples that differ between readers. For how readers are asked for each, see site/shell/ValuesDialog.tsx. */
export const readerValueNames = ['server', 'graphql', 'token', 'platform', 'env', 'installer'] as const;

export type ReaderValueName = (typeof readerValueNames)[number];

/** What a reader has chosen. Missing values stay as they are in the samples. */
export type ReaderValues = Partial<Record<ReaderValueName, string>>;

/**
 * What a marked place of a sample contains, as `<data value="…">` says: the name of a value. A `program` is an installation of the command line
 * alone, which tools that isolate programs support. Packages that a script imports need an `installer` of packages.
 */
export type SampleValue = ReaderValueName | 'program';

/** A place in a sample that contains a value. */
export interface SampleMark {
  value: SampleValue;
  /** Name of the rule that found it. */
  rule: string;
  /** Offsets in the code. */
  start: number;
  end: number;
}

/** Environments that the platform knows (`FabricType`), with the one that samples use first. */
export const environments = ['PROD', 'DEV', 'TEST', 'QA', 'UAT', 'EI', 'PRE', 'STG', 'NON_PROD', 'CORP'] as const;

/** What installs Python packages: how the command begins, and whether it takes the options of `pip install`. */
export const installers = [
  { name: 'pip', command: 'pip install', isPip: true },
  { name: 'pip3', command: 'pip3 install', isPip: true },
  { name: 'python3 -m pip', command: 'python3 -m pip install', isPip: true },
  { name: 'uv', command: 'uv pip install', isPip: true },
  { name: 'pipx', command: 'pipx install', isPip: false },
] as const;
