import type { AddressStyle } from '#model/address.ts';
import type { ToolSetup } from '#site/tools/tool-setup.ts';
import type { KnownUrns } from '../build/known-urns.ts';
import type { Actor } from './facts.ts';
import type { ShownResult } from './jobs.ts';

/** A documented operation as the list shows it. */
export interface ListedOperation {
  name: string;
  kind: 'query' | 'mutation';
  subject: string;
}

/** An operation with the values to run it with. */
export interface Draft {
  document: string;
  /** JSON, as it was entered. */
  variables: string;
}

/** The workbench's setup at build time. */
export interface BenchSetup {
  setup: ToolSetup;
  /** Address of the worker. */
  worker: string;
  addresses: AddressStyle;
  /** Address of the workbench itself. */
  page: string;
  operations: readonly ListedOperation[];
  actors: readonly Actor[];
  /** What the catalog suggests in the builder. */
  known: KnownUrns;
  /** The operation that the page starts with. */
  first: Draft & { result: ShownResult | undefined };
}
