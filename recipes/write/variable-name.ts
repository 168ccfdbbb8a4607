/** Names that the sinks' pages use, and that `datahub` reads by itself. */
const known: Readonly<Record<string, string>> = {
  'datahub-rest.token': 'DATAHUB_GMS_TOKEN',
  'recipe.datahub_api.token': 'DATAHUB_GMS_TOKEN',
};

/** The environment variable for an option: `MYSQL_PASSWORD` for the password of `mysql`. */
export function variableName(plugin: string, path: string): string {
  const name = `${plugin}_${path}`.replaceAll(/\W+/g, '_').replaceAll(/_+/g, '_').toUpperCase();
  return known[`${plugin}.${path}`] ?? name.replace(/_$/, '').replace(/^(\d)/, '_$1');
}
