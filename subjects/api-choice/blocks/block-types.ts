import type { NamedLink } from '#model/blocks.ts';
import type { RichText } from '#model/rich-text.ts';
import type { ChoiceKey } from '../schema.ts';

/** Which interface fits: questions that narrow the list of answers. */
export interface ApiChoiceBlock {
  type: 'api-choice';
  questions: readonly {
    key: ChoiceKey;
    legend: string;
    any: string;
    options: readonly { value: string; label: string }[];
  }[];
  answers: readonly {
    api: string;
    why: RichText;
    page: NamedLink;
    sample: NamedLink;
    /** Values of the options that it answers, by question. */
    fits: Readonly<Record<ChoiceKey, readonly string[]>>;
    /** The same in words. */
    when: string;
  }[];
}
