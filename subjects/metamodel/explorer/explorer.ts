import type { MetamodelFacts, MetamodelLayouts } from '../graph-facts.ts';

/** The metamodel explorer's setup at build time. */
export interface ExplorerSetup {
  facts: MetamodelFacts;
  layouts: MetamodelLayouts;
  /** Public address of the page about each entity; those that aren't written are absent. */
  pages: Readonly<Record<string, string>>;
}

/** Everything that a reader can choose. Empty names mean no choice. */
export interface ExplorerState {
  /** `auto` is the graph if there is room for it. */
  view: 'auto' | 'graph' | 'table';
  entity: string;
  relationship: string;
  aspect: string;
  lineage: boolean;
  from: string;
  to: string;
  /** Whether a path can follow relationships against their direction. */
  either: boolean;
}

export const initialState: ExplorerState = {
  view: 'auto',
  entity: '',
  relationship: '',
  aspect: '',
  lineage: false,
  from: '',
  to: '',
  either: false,
};

/** Address of an aspect on the page of an entity. */
export function aspectAddress(pages: ExplorerSetup['pages'], entity: string, aspect: string): string | undefined {
  const page = pages[entity];
  return page === undefined ? undefined : `${page}#${aspect.toLowerCase()}`;
}
