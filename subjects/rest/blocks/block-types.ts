import type { TypeText } from '#model/blocks.ts';
import type { RichText } from '#model/rich-text.ts';

/** A parameter of an endpoint, or a field of a record. */
export interface RestRow {
  name: string;
  anchor: string;
  fieldType: TypeText;
  required: boolean;
  description: RichText;
}

/** An endpoint: what it does, its input and output, and who can call it. */
export interface RestEndpointBlock {
  type: 'rest-endpoint';
  name: string;
  summary: RichText;
  parameters: readonly RestRow[];
  body?: { fieldType: TypeText; text: RichText };
  returns: { fieldType: TypeText; text: RichText };
  statuses: readonly { status: string; when: RichText }[];
  privilege: RichText;
  changes: RichText;
  note: RichText;
  /** First release that has it. */
  since: string;
}

/** What requests and responses consist of. */
export interface RestRecordBlock {
  type: 'rest-record';
  name: string;
  /** Full name, if it has a namespace. */
  fullName: string;
  description: RichText;
  fields: readonly RestRow[];
  /** Values of an enum. */
  values: readonly string[];
}

/** Every block of this subject. */
export type RestBlock = RestEndpointBlock | RestRecordBlock;
