import type { Checker } from './checker.ts';

/** The allowed forms of a line, by language. A line that ends with a backslash continues on the next line. */
export const lineShapes: Readonly<Record<string, { line: RegExp; expected: string }>> = {
  properties: { line: /^\s*(?:[#!].*|[^\s=:#]+(?:\s*[=:]|\s+\S).*)$/, expected: 'a comment or key=value' },
  ini: { line: /^\s*(?:[#;].*|\[[^\]]+\]|[^\s=:[]+\s*[=:].*)$/, expected: 'a comment, a [section], or key=value' },
  dockerfile: {
    line: /^\s*(?:#.*|(?:FROM|RUN|CMD|LABEL|EXPOSE|ENV|ADD|COPY|ENTRYPOINT|VOLUME|USER|WORKDIR|ARG|ONBUILD|STOPSIGNAL|HEALTHCHECK|SHELL)\s.*)$/,
    expected: 'a comment or an instruction in uppercase letters',
  },
};

/** Settings files and Dockerfiles: every line must be valid in the format. */
export const settingsChecker: Checker = {
  check: ({ code, language }) => {
    const shape = lineShapes[language];
    const lines = code.split('\n');
    return lines.flatMap((text, index) => {
      const goesOn = lines[index - 1]?.endsWith('\\') ?? false;
      if (shape === undefined || goesOn || text.trim() === '' || shape.line.test(text)) return [];
      const message = `"${text.trim()}" isn't ${shape.expected}.`;
      const fix = 'Correct it, or say why it can’t be checked after the language: illustrative="…".';
      return [{ line: index + 1, rule: 'samples/settings', message, fix }];
    });
  },
};
