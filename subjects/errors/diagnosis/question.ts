/** What to ask a reader whose text fits several known errors. Each choice names the entry that it leads to. */
export interface Question {
  text: string;
  choices: readonly { label: string; id: string }[];
}
