import { stem } from '../text/stem.ts';

/** What was found under a name. */
export interface Named {
  number: number;
  /** Whether it has just that name, not merely another form of it: `tags` for `tag`. */
  isSame: boolean;
}

/** Numbers by names without separators. */
export class NameList {
  readonly #names = new Map<string, { name: string; number: number }[]>();

  add(name: string, number: number): void {
    const key = stem(name);
    const list = this.#names.get(key);
    if (list) list.push({ name, number });
    else this.#names.set(key, [{ name, number }]);
  }

  /** Everything that has the name or another form of it. */
  find(name: string): Named[] {
    return (this.#names.get(stem(name)) ?? []).map((entry) => ({ number: entry.number, isSame: entry.name === name }));
  }
}
