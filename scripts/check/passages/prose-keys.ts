/** Keys of data files whose strings are sentences or labels. All other strings are names, addresses, patterns, and samples. */
const PROSE_KEYS: ReadonlySet<string> = new Set(
  `action answers because body cause check chooseWhen content context definition deprecated description defaultNote exampleNote fix heading how
  incoming indices intro judged keywords label lead legend limits meaning neededFor note notes outgoing privilege question reads reason shows short
  sidebarLabel subject summary symptom tagline text title when why without writes`.split(/\s+/),
);

/** Strings that have a key of prose but are quoted or typed: texts of the platform, and values of samples. */
const NOT_PROSE = /(^|\.)(messages\[\]\.text|variables\..*|answer\..*)$/;

/** Entity types have an example in prose; elsewhere an example is a value. */
const ENTITY_EXAMPLE = /\/metamodel\/entities\//;

/**
 * Whether a string of a data file is prose.
 * @param file path of the file
 * @param path keys from the top, joined by dots; entries of lists are `[]`, for example `modules[].options[].description`
 */
export function isProse(file: string, path: string): boolean {
  const key = /([\w-]+)(\[\])*$/.exec(path)?.[1] ?? '';
  if (path === 'example') return ENTITY_EXAMPLE.test(file);
  return PROSE_KEYS.has(key) && !NOT_PROSE.test(path);
}
