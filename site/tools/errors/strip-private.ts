/** What was taken out of a text: a kind of thing, and the things. */
export interface Stripped {
  kind: string;
  found: readonly string[];
}

interface StripRule {
  kind: string;
  pattern: RegExp;
  /** What stands there instead. */
  replace: (...groups: string[]) => string;
}

const hidden = (name: string) => () => `<${name}>`;

// In this order: what is most secret first, and long things before those that can stand inside them.
const rules: readonly StripRule[] = [
  { kind: 'tokens and passwords', pattern: /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g, replace: hidden('token') },
  {
    kind: 'tokens and passwords',
    pattern: /\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi,
    replace: (_, scheme) => `${scheme} <token>`,
  },
  {
    kind: 'tokens and passwords',
    pattern:
      /\b([\w-]*(?:password|passwd|pwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key)[\w-]*["']?\s*[:=]\s*)(?!<)("[^"\n]*"|'[^'\n]*'|[^\s,;&"'<>(){}]{3,})/gi,
    replace: (_, name) => `${name}<token>`,
  },
  {
    kind: 'tokens and passwords',
    pattern: /\b(?:AKIA|ASIA)[A-Z\d]{16}\b|\bgh[pousr]_\w{20,}/g,
    replace: hidden('token'),
  },
  { kind: 'tokens and passwords', pattern: /(?<=:\/\/)[^\s/@:]+:[^\s/@]+@/g, replace: () => '<token>@' },
  { kind: 'e-mail addresses', pattern: /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/g, replace: hidden('email') },
  {
    kind: 'URNs',
    pattern: /\b(urn:li:\w+:)(?:\((?:[^()\s]|\([^()\s]*\))*\)|[^\s"',;)\]}<>]+)/g,
    replace: (_, type) => `${type}<id>`,
  },
  { kind: 'URNs', pattern: /\b(urn%3Ali%3A\w+%3A)[\w%.~-]+/gi, replace: (_, type) => `${type}<id>` },
  {
    kind: 'times',
    pattern:
      /\b\d{4}[-/]\d\d[-/]\d\d(?:[T ,]+\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?)?|\b\d\d:\d\d:\d\d(?:[.,]\d+)?\b|\b1[5-9]\d{8}(?:\d{3})?\b/g,
    replace: hidden('time'),
  },
  {
    kind: 'hosts',
    pattern: /(\b[a-z][a-z+.-]*:\/\/)(?!localhost\b|<)(?:\[[\da-f:]+\]|[^\s/:"'<>\\)]+)/gi,
    replace: (_, scheme) => `${scheme}<host>`,
  },
  {
    kind: 'hosts',
    pattern: /\b(host(?:name)?\s*[:=]\s*["']?)(?!localhost\b|<)[\w.-]+/gi,
    replace: (_, name) => `${name}<host>`,
  },
  {
    kind: 'hosts',
    pattern:
      /(?<![\w.$/-])(?!(?:com|org|io|net|java|javax|datahub)\.)[a-z\d](?:[\w-]*\.)+(?:com|net|org|io|internal|local|lan|corp|cloud|svc|dev|eu|de|uk|us)(?![\w.(])/gi,
    replace: hidden('host'),
  },
  { kind: 'hosts', pattern: /\b(?!127\.0\.0\.1\b|0\.0\.0\.0\b)(?:\d{1,3}\.){3}\d{1,3}\b/g, replace: hidden('host') },
  {
    kind: 'ids',
    pattern: /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b|\b0x[\da-f]+\b|\b(?=[a-f]*\d)[\da-f]{12,}\b/gi,
    replace: hidden('id'),
  },
  { kind: 'ids', pattern: /\b(?=\w*\d)(?=\w*[a-z])[A-Za-z\d_]{32,}={0,2}/g, replace: hidden('id') },
  {
    kind: 'paths',
    pattern: /(?<![\w<>/.])\/[^\s"':,;()<>]*\/(site-packages\/[^\s"':,;()<>]+)/g,
    replace: (_, rest) => `<path>/${rest}`,
  },
  {
    kind: 'paths',
    pattern:
      /(?<![\w<>/.:])(?:~|\/(?:home|Users|root|var|opt|tmp|usr|etc|mnt|srv|data|app|workspace|private|build|builds))\/[^\s"':,;()<>]+/g,
    replace: hidden('path'),
  },
  { kind: 'paths', pattern: /\b[A-Za-z]:\\[^\s"'<>|]+/g, replace: hidden('path') },
];

/**
 * Takes out of a text what says who wrote it: tokens, hosts, paths, ids, times. Names of classes, messages and ports stay.
 * @returns the text with a name in angle brackets for each, and what was taken out, each thing once
 */
export function stripPrivate(text: string): { text: string; stripped: Stripped[] } {
  const found = new Map<string, Set<string>>();
  let left = text;
  for (const { kind, pattern, replace } of rules) {
    left = left.replace(pattern, (...groups: string[]) => {
      const things = found.get(kind) ?? new Set();
      found.set(kind, things.add(groups[0] ?? ''));
      return replace(...groups);
    });
  }
  return { text: left, stripped: [...found].map(([kind, things]) => ({ kind, found: [...things] })) };
}
