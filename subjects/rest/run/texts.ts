/** Texts of the island that sends a request to the sample catalog. */
export const restRunTexts = {
  restRunTitle: 'Run on the sample catalog',
  restRunCommand: 'cURL command',
  restRun: 'Run',
  restRunning: 'Running…',
  restRunSlow: 'The request took longer than three seconds and was ended.',
  restRunStatus: 'Status {status}',
  restRunResponse: 'Response',
  restRunShortened: 'The response has {count} characters. The first {shown} are shown.',
  restRunLogged: 'The response is an error page of the web server. The log of datahub-gms contains this exception:',
  restRunUnanswered: 'Not simulated: {reason}',
  restRunNoCurl: 'Write a command that begins with curl.',
  restRunNoAddress: 'Add the address of an endpoint to the command.',
  restRunBadJson: 'The body isn’t valid JSON.',
  restRunOpenQuote: 'A quotation mark isn’t closed.',
  restRunNotAlone:
    'Only one curl command can run here. Remove pipes, redirects, and other commands, and put an address that contains & in quotation marks.',
  restRunFollows: 'Code that this response follows',
  restRunFollowsNote: 'Classes of the DataHub source code in version 0.10.2 whose behavior the request follows:',
  restRunClose: 'Close',
} as const;
