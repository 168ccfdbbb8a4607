/** Interface texts of tools that check a text, in English; part of `frameTexts`. */
export const toolCheckTexts = {
  checkProblems: 'Problems',
  checkError: 'Error',
  checkWarning: 'Warning',
  checkAdvice: 'Suggestion',
  checkRequiredType: '{type}, required',
  checkLine: 'Line {line}',
  checkShow: ': show in the text',
  checkMoreAbout: 'More about this',
  checkFirstShown: 'Showing the first {shown} of {count}.',
  checkEditorFailed: 'The editor couldn’t be loaded. You can still check the text, but without autocomplete.',
  checkTryAgain: 'Try again',
  checkEditorKeys: '{ctrl}+{space} suggests completions, {key} goes to the next problem, and {tab} leaves the editor.',
  checkAtCursor: 'At the cursor',
  checkDefault: 'Default: {code}.',
  checkDeprecated: 'Deprecated:',
  checkOnPage: 'More about this',
} as const;
