/** What a function or the constructor of a class takes. */
export interface Signature {
  parameters: readonly { name: string; isRequired: boolean }[];
}
