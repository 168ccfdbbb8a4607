/** Names of files and objects for a recipe, made from the plugin of its source. */
export interface RecipeNames {
  /** Of a pipeline, a DAG or a Python identifier. */
  pipeline: string;
  /** Of objects in Kubernetes. */
  object: string;
  file: string;
}

/** The release of the container image and of the package that the snippets name. */
export const release = { image: 'acryldata/datahub-ingestion:v0.10.1', package: '0.10.1.1' } as const;

/** The names for a source. */
export function recipeNames(source: string): RecipeNames {
  const object =
    source
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'my';
  return {
    pipeline: `${object.replaceAll('-', '_')}_ingestion`,
    object: `ingest-${object}`,
    file: `${object}.dhub.yaml`,
  };
}

/** Environment variables that a recipe fills in, in the order of the text. */
export function variablesIn(recipe: string): string[] {
  const filled = recipe.split('\n').filter((line) => !/^\s*#/.test(line));
  return [...new Set([...filled.join('\n').matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name))];
}
