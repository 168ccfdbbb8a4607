import { installers, type ReaderValues, type SampleValue } from '#model/reader-values.ts';

/**
 * The text of a marked place for a reader.
 * @param kind what the place contains
 * @param original the sample's own text there
 * @returns undefined where the reader's values change nothing
 */
export function rewrite(kind: SampleValue, original: string, values: ReaderValues): string | undefined {
  if (kind === 'installer' || kind === 'program') return rewriteInstaller(kind, original, values.installer);
  if (kind === 'graphql') return values.graphql ?? (values.server && `${values.server}/api/graphql`);
  return values[kind];
}

/** Options stay where the tool takes those of pip. pipx makes an environment for a program, so `--force` stands for the newest version. */
function rewriteInstaller(
  kind: 'installer' | 'program',
  original: string,
  chosen: string | undefined,
): string | undefined {
  const installer = installers.find(({ name }) => name === chosen);
  if (!installer) return undefined;
  if (installer.isPip) return original.replace(/^.* install/, installer.command);
  return kind === 'program' ? `${installer.command} --force` : undefined;
}
