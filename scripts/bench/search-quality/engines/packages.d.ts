// What the comparison uses of packages that bring no types, or that are not installed where nobody compares.

declare module 'lunr' {
  interface Index {
    search(query: string): { ref: string; score: number }[];
  }
  interface Builder {
    ref(field: string): void;
    field(name: string): void;
    add(document: object): void;
  }
  function lunr(build: (builder: Builder) => void): Index;
  namespace lunr {
    const Index: { load(serialized: unknown): Index };
  }
  export default lunr;
}

declare module '@orama/orama' {
  interface Database {
    readonly schema: unknown;
  }
  export function create(options: { schema: Record<string, 'string'> }): Database;
  export function insertMultiple(index: Database, documents: readonly object[]): Promise<string[]> | string[];
  export function search(
    index: Database,
    options: { term: string; limit: number },
  ): Promise<{ hits: { id: string; score: number }[] }> | { hits: { id: string; score: number }[] };
  export function save(index: Database): unknown;
  export function load(index: Database, saved: unknown): void;
}

declare module 'pagefind' {
  interface PagefindIndex {
    addCustomRecord(record: {
      url: string;
      content: string;
      language: string;
      meta: Record<string, string>;
    }): Promise<{ errors: string[] }>;
    getFiles(): Promise<{ errors: string[]; files: { path: string; content: Uint8Array }[] }>;
  }
  export function createIndex(): Promise<{ errors: string[]; index?: PagefindIndex }>;
  export function close(): Promise<unknown>;
}
