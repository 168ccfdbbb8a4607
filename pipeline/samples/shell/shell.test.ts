import { expect, test } from 'vitest';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { shellChecker } from './shell.ts';

const find = (code: string, language = 'shell') => findingsOf(shellChecker, someSample(language, code));

test.each([
  ['pipes and loops', 'for f in *.yml; do datahub ingest -c "$f" | tee "$f.log"; done', 'shell'],
  ['a text from standard input', "cat > a.yml <<'EOF'\na: (b\nEOF", 'shell'],
  ['a session, whose output is not read', '$ echo "a \\\n> b"\na (b\n# ls', 'shell-session'],
])('%s is fine', (_, code, language) => {
  expect(find(code, language)).toEqual([]);
});

test.each([
  ['echo a\necho "b', 'shell', "2 Bash can't read the sample: unterminated double quote."],
  ['datahub get --urn urn:li:tag:(a,b)', 'shell', "1 Bash can't read the sample"],
  ['output\n$ echo (a)', 'shell-session', "2 Bash can't read the sample"],
  [
    'cat <<EOF\na',
    'shell',
    '1 The here-document that starts with <<EOF is never closed. Add a line that contains only EOF.',
  ],
  [
    'cp <my-file> b',
    'shell',
    '1 "<my-file>" is a redirection in the shell. Write a realistic value, or a name in uppercase letters, for example MY_FILE.',
  ],
])('%j in %s is explained', (code, language, message) => {
  expect(find(code, language)[0]).toContain(message);
});
