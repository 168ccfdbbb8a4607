// The line that says what went wrong: a trace ends with it, a log marks it.
const telling = /(?:error|exception|fail|fatal|refused|denied|timeout|timed out|cannot|unable|not found)/i;

const MOST = 120;

/**
 * What to search for when no known error fits: the last line that says that something went wrong, else the first.
 * @param text a text from which everything private is gone
 */
export function searchWords(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const line = lines.findLast((each) => telling.test(each)) ?? lines[0] ?? '';
  const words = line
    .replace(/<\w+>/g, ' ')
    .split(/[^\p{L}\d_.-]+/u)
    .filter((word) => /\p{L}{2}/u.test(word));
  let query = '';
  for (const word of words) {
    if (query.length + word.length >= MOST) break;
    query += query === '' ? word : ` ${word}`;
  }
  return query;
}

// Browsers and GitHub refuse longer addresses.
const LONGEST_BODY = 3_500;

/**
 * Address of a new issue that is filled in, for the reader to look through and send.
 * @param newIssue address where an issue is written
 * @param text a text from which everything private is gone
 */
export function issueAddress(newIssue: string, text: string): string {
  const body = [
    '**What I did**',
    '',
    '**What I expected**',
    '',
    '**What happened**',
    '```',
    text.slice(0, LONGEST_BODY).replaceAll('```', "'''"),
    '```',
    '',
    '**Versions** (DataHub, command line, how it is deployed)',
  ].join('\n');
  return `${newIssue}?${new URLSearchParams({ title: searchWords(text), body })}`;
}
