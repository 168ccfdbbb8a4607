/** An error in a sample. */
export interface Finding {
  /** Line of the sample's code, from 1. */
  line: number;
  /** For example, `samples/json`. */
  rule: string;
  /** What is wrong, as a sentence. */
  message: string;
  /** What to write instead, as a sentence. */
  fix?: string;
}

/** Parameters of a function or of a class's constructor. */
export interface Signature {
  parameters: readonly { name: string; isRequired: boolean }[];
}

/**
 * Checks a GraphQL text: operations and fragments, or definitions that extend the schema.
 * @param variables values for the variables of its operation, if the sample has any
 * @returns the errors, with lines of the text
 */
export type CheckGraphql = (text: string, variables?: Record<string, unknown>) => Finding[];

/** The data of one subject that samples are checked against. A part is missing as long as its data is missing or invalid. */
export interface SubjectKnowledge {
  checkGraphql?: CheckGraphql;
  /** Functions and constructors of the SDK, by module and name. */
  pythonSignatures?: ReadonlyMap<string, Signature>;
}
