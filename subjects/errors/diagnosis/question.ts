/** What to ask a reader whose text matches several known errors. Each choice contains the entry that it leads to. */
export interface Question {
  text: string;
  choices: readonly { label: string; id: string }[];
}
