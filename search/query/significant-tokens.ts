import { tokensOf } from '../text/terms.ts';

const MOST_CHARACTERS = 600;
const URN = /urn:li:(\w+)(?::\([^\s)]*\)?|:[^\s,)]*)?(?:,[^\s)]*\))?/g;
// The parts of a pasted message that belong to one machine and one moment.
const NOISE = /^(?:[0-9a-f]{8}-[0-9a-f-]+|0x[0-9a-f]+|(?=[0-9a-f]*\d)[0-9a-f]{9,}|\d{6,})$/i;
const TIME = /\b(?:\d{4}-\d\d-\d\d(?:[T ][\d:.,]+Z?)?|\d\d:\d\d:\d\d(?:[.,]\d+)?)(?!\w)/g;

/** What a query is about, without details of the reader's machine: IDs, times, option values, and names inside URNs. */
export function significantTokens(query: string): string[] {
  const text = query.slice(0, MOST_CHARACTERS).replace(TIME, ' ');
  const withoutValues = isCommand(text) ? withoutOptionValues(text) : text;
  // The URN itself is the subject only if there is nothing else.
  const isUrn = text.trim().startsWith('urn:li:');
  const tokens = tokensOf(withoutValues.replace(URN, (_, type: string) => (isUrn ? `urn ${type}` : ` ${type} `)));
  const significant = tokens.filter((token) => !NOISE.test(token));
  return significant.length > 0 ? significant : tokens;
}

function isCommand(text: string): boolean {
  return (
    /^\s*\$?\s*(?:datahub|docker|docker-compose|helm|kubectl|pip3?|python3?|curl|\.\/gradlew)\s/.test(text) &&
    /\s--?\w/.test(text)
  );
}

/** A command with its options but without their values. */
function withoutOptionValues(command: string): string {
  return command.replace(/(\s--?[\w-]+)(?:=\S+|\s+(?!-)(?:"[^"]*"|'[^']*'|\S+))/g, '$1');
}
