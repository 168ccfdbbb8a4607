/** A line of a recipe in parts, for colors; the parts together are the line. */
export interface RecipeLine {
  indent: string;
  key: string;
  value: string;
  comment: string;
}

/** Splits a line of a recipe that the studio wrote. Only colors depend on it. */
export function recipeLine(line: string): RecipeLine {
  const [, before = '', comment = ''] = /^((?:[^#"']|"(?:[^"\\]|\\.)*"|'[^']*'|(?<=\S)#)*)(#.*)?$/.exec(line) ?? [];
  if (before + comment !== line) return { indent: '', key: '', value: line, comment: '' };
  const [, indent = '', key = '', value = ''] = /^(\s*(?:- )*)([\w.-]+:(?=\s|$))?(.*)$/.exec(before) ?? [];
  return { indent, key, value, comment };
}
