/** Interface texts of this subject in English. A language may translate each of them. */
export const deployTexts = {
  deployFile: 'Deployment file',
  deployNothing: 'Nothing to check yet. Paste values.yaml, an .env file, or a Compose file, or',
  deployTryExample: 'try an example with errors',
  deployTooLong: 'The text has {count} characters, so it wasn’t inserted. Paste only the file.',
  deployDone: 'Done: {fixed}.',
  deployPutCursor: 'Put the cursor on a value or a variable to read what it does.',
  deploySave: 'Save as {file}',
  deployChecked: 'What was checked',
  deployCheckedKeys: 'Names, places, and types of all values of chart {version}, and values that earlier versions had.',
  deployCheckedRules: '{count} rules about values and variables that have to fit together.',
  deployCheckedVariables: 'Names of environment variables, and the services that read them.',
  deployNotChecked:
    '{strong} whether hosts, certificates, and passwords are right, and what your cluster allows. Before you install, render the chart with {code}.',
  deployNotCheckedStart: 'Can’t be checked from here:',
} as const;
