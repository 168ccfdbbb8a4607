/** Interface texts of this subject in English. A language may translate each of them. */
export const samplePageTexts = {
  samplePageWhatWasProvedEach: 'what was verified',
  samplePageBlocksCodeTheseLanguages:
    'Code blocks in these languages: {languages}. For each block, the list shows {link}. Links lead to the heading above the block, and a number shows how many blocks there are.',
  samplePageBlocksCodePagesDocumentation:
    '{proved} of the {total} code blocks in this documentation are checked. No change is published unless all of them pass. Each block is parsed with the grammar of its language, if there is one, and compared with the data that the reference is generated from. The label at the bottom right of a block shows what was checked, using the names in the first column of the table. Samples aren’t run against a deployment.',
  samplePageWhatProved: 'What is verified',
  samplePageMark: 'Label',
  samplePageBlock: 'Example',
  samplePageBlocks: 'Blocks',
  samplePagePages: 'Pages',
  samplePageEveryBlock: 'Every block',
  samplePageIllustrativeBlocks: 'Illustrative blocks',
  samplePageEachTheseCantBe:
    'These blocks can’t be checked. Each is followed by the reason, which is also shown above the block.',
  samplePageBlocksNothingChecks: 'Unchecked blocks',
  samplePageOutputPlainTextFiles:
    'Output, plain text, and files in formats that can’t be checked. They contain no URNs, commands, or addresses that could be wrong.',
} as const;
