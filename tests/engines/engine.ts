/** A tab of a browser, as far as all engines can be driven alike. Selectors are CSS. */
export interface Tab {
  open(path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page; it may use only its argument. */
  run<Value, Argument = undefined>(inPage: (argument: Argument) => Value, argument?: Argument): Promise<Value>;
  /** Clicks the first element in view, as a reader does. */
  click(selector: string): Promise<void>;
  /** Puts the focus on a field and types. */
  type(selector: string, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | '/'): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** For example, `firefox/153.0`. */
  version: string;
  newTab(): Promise<Tab>;
  /** What the console has said since the last call: errors, and violations of the policy. */
  takeComplaints(): string[];
  close(): Promise<void>;
}

/** Starts a browser that opens paths of a site. */
export type StartEngine = (origin: string) => Promise<Engine>;

/** Collects what a browser complains about. */
export class Complaints {
  #list: string[] = [];

  add(text: string): void {
    this.#list.push(text);
  }

  /** All that has been added since the last call. */
  take(): string[] {
    const taken = this.#list;
    this.#list = [];
    return taken;
  }
}
