import { stringify } from 'yaml';

/** A value as YAML on one line, which reads the same for PyYAML. */
export function flowYaml(value: unknown): string {
  // Numbers and dates look like texts without quotes, so the older version has to decide about quotes.
  const written = stringify(value, {
    collectionStyle: 'flow',
    lineWidth: 0,
    version: '1.1',
    flowCollectionPadding: false,
  });
  const line = written.trimEnd();
  return line.includes('\n') ? JSON.stringify(value) : line;
}
