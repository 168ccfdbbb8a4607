import type { SampleValue } from '#model/reader-values.ts';

/** How a value is recognized. */
export interface ValueRule {
  /** For reports. */
  name: string;
  value: SampleValue;
  /** Global, with indices; its group `value` is what is marked. */
  pattern: RegExp;
  /** Languages to which it applies; all by default. */
  languages?: readonly string[];
  /** A sample that contains this is excluded. */
  unless?: RegExp;
}

/** Programs on the reader's machine or in a container use the address in the sample. */
const onThisMachine = /\bdocker\b|\bkubectl\b|\bminikube\b|port-forward|\bhelm\b/;

/** The end of an address, followed by a path, a quote, or a space rather than more of the name. */
const addressEnd = '(?![\\w.:-]|/api/(?:v2/)?graphql)';

/** Addresses of the metadata service. */
export const addressRules: readonly ValueRule[] = [
  {
    name: 'GraphQL endpoint',
    value: 'graphql',
    pattern: /(?<value>http:\/\/localhost:(?:8080|9002)\/api\/graphql)(?![\w/:])/dg,
    unless: onThisMachine,
  },
  {
    name: 'metadata service on localhost',
    value: 'server',
    pattern: new RegExp(`(?<value>http://localhost:8080)${addressEnd}`, 'dg'),
    // If the sample also has the web application on another port, it is about the two ports.
    unless: new RegExp(`${onThisMachine.source}|localhost:9002`),
  },
  {
    name: 'metadata service of the example company',
    value: 'server',
    pattern: new RegExp(
      `(?<value>https://datahub\\.example\\.com/api/gms|http://datahub\\.example\\.com:8080)${addressEnd}`,
      'dg',
    ),
  },
];

/** Names of the variable that contains the token. */
export const tokenRules: readonly ValueRule[] = [
  {
    name: 'variable in shell, recipes and templates',
    value: 'token',
    pattern: /\$\{?(?<value>DATAHUB_(?:GMS_)?TOKEN)(?![\w:?+-])/dg,
  },
  {
    name: 'variable read by Python or Java',
    value: 'token',
    pattern: /(?:\benviron(?:\.get\(|\[)|\bgetenv\()["'](?<value>DATAHUB_(?:GMS_)?TOKEN)["']/dg,
  },
  {
    // The command line reads DATAHUB_GMS_TOKEN itself, so samples that set it keep its name.
    name: 'variable set in shell',
    value: 'token',
    pattern: /\bexport (?<value>DATAHUB_TOKEN)=/dg,
    languages: ['shell'],
  },
];

/** Environments of assets. */
export const environmentRules: readonly ValueRule[] = [
  {
    name: 'last part of a URN',
    value: 'env',
    pattern: /urn:li:\w+:\(urn:li:dataPlatform:[\w.-]+,[^()\s"'`]+,(?<value>PROD)\)/dg,
  },
  {
    name: 'last part of an encoded URN',
    value: 'env',
    pattern: /urn%3Ali%3AdataPlatform%3A[\w.-]+%2C(?:[\w./-]|%(?!2[C89]))+%2C(?<value>PROD)%29/dg,
  },
  {
    name: 'argument in Python',
    value: 'env',
    pattern: /\benv=["'](?<value>PROD)["']/dg,
    languages: ['python'],
  },
  {
    name: 'third argument of a URN builder',
    value: 'env',
    pattern: /\bmake_\w+_urn\(\s*"[\w-]+",\s*"[^"]+",\s*"(?<value>PROD)"/dg,
    languages: ['python'],
  },
  {
    name: 'option of the command line',
    value: 'env',
    pattern: /--env (?<value>PROD)\b/dg,
    languages: ['shell', 'shell-session'],
  },
  {
    name: 'option of a recipe',
    value: 'env',
    pattern: /^ +env: "?(?<value>PROD)"?$/dgm,
    languages: ['yaml'],
  },
  {
    name: 'origin in a key or an answer',
    value: 'env',
    pattern: /"origin": "(?<value>PROD)"/dg,
  },
];

/** The command line with its connectors and nothing else, on one line. */
export const commandLine = "'?acryl-datahub(?:\\[[\\w,-]+\\])?(?:[=~<>]=?[\\w.]+)?'?$";

const install = '^ *(?<value>(?:python3 -m )?pip install(?: --upgrade| -U)?)';

/** Installations of the command line alone. */
export const programRules: readonly ValueRule[] = [
  {
    name: 'command line installed',
    value: 'program',
    pattern: new RegExp(`${install} (?=${commandLine})`, 'dgm'),
    languages: ['shell'],
    // A virtual environment is where packages go, and Great Expectations imports its plug-in.
    unless: /\bvenv\b|great-expectations/,
  },
];

/** Installations of packages. */
export const packageRules: readonly ValueRule[] = [
  {
    name: 'packages installed',
    value: 'installer',
    pattern: new RegExp(`${install}(?= )`, 'dgm'),
    languages: ['shell'],
  },
];

/** The platform that all samples of a page are about. */
export function platformRules(platform: string): ValueRule[] {
  return [
    {
      name: 'platform of a URN',
      value: 'platform',
      pattern: new RegExp(`${dataPlatform}(?<value>${platform})(?![\\w-])`, 'dg'),
    },
    {
      name: 'platform of a URN builder',
      value: 'platform',
      pattern: new RegExp(`(?:\\bplatform=|_urn\\(\\s*)"(?<value>${platform})"`, 'dg'),
      languages: ['python'],
    },
  ];
}

/** The text before a platform name, encoded or not. */
export const dataPlatform = 'urn(?::|%3A)li(?::|%3A)dataPlatform(?::|%3A)';
