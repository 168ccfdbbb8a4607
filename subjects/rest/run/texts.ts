/** Texts of the island that sends a request to the sample catalog. */
export const restRunTexts = {
  restRunTitle: 'Run on the sample catalog',
  restRunCommand: 'cURL command',
  restRun: 'Run',
  restRunning: 'Running…',
  restRunSlow: 'The request took longer than three seconds and was stopped.',
  restRunStatus: 'Status {status}',
  restRunResponse: 'Response',
  restRunShortened: 'The response has {count} characters. The first {shown} are shown.',
  restRunLogged: 'The response is an error page from the web server. The datahub-gms log contains this exception:',
  restRunUnanswered: 'Not simulated: {reason}',
  restRunNoCurl: 'Enter a command that begins with curl.',
  restRunNoAddress: 'Add an endpoint URL to the command.',
  restRunBadJson: 'The body isn’t valid JSON.',
  restRunOpenQuote: 'A quotation mark isn’t closed.',
  restRunNotAlone:
    'Only one curl command can run here. Remove pipes, redirects, and other commands, and put an address that contains & in quotation marks.',
  restRunFollows: 'Code behind this response',
  restRunFollowsNote: 'Classes in the DataHub 0.10.2 source code whose behavior is simulated for this request:',
  restRunClose: 'Close',
} as const;
