/** Generated secrets of every form, and the places where they are planted in real reports. Only tests use them. */
import fc from 'fast-check';

/** A text with secrets in it, and the secrets: none of them may survive, nor most of one. */
export interface Planted {
  text: string;
  secrets: readonly string[];
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';
const base64 = `${letters}${letters.toUpperCase()}${digits}+/`;
// Evenly distributed, as secrets are: the strings of fast-check prefer the simple.
const of = (alphabet: string, min: number, max = min): fc.Arbitrary<string> =>
  fc.noShrink(fc.tuple(fc.integer({ min, max }), fc.nat())).map(([length, seed]) => {
    let state = seed;
    return Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return alphabet[(state >>> 8) % alphabet.length];
    }).join('');
  });
const mixed = (alphabet: string, min: number, max = min) =>
  of(alphabet, min, max).filter((text) => /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text));
const word = of(`${letters}${letters.toUpperCase()}${digits}_`, 8, 24).map((text) => `q7${text}`);
const alone = (secret: fc.Arbitrary<string>): fc.Arbitrary<Planted> =>
  secret.map((text) => ({ text, secrets: [text] }));

const lines = fc.array(mixed(base64, 64), { minLength: 2, maxLength: 5 });
const pem = fc
  .record({
    lines,
    last: mixed(base64, 6, 40),
    label: fc.constantFrom(
      'PRIVATE KEY',
      'RSA PRIVATE KEY',
      'EC PRIVATE KEY',
      'ENCRYPTED PRIVATE KEY',
      'OPENSSH PRIVATE KEY',
      'CERTIFICATE',
    ),
    form: fc.constantFrom(
      'lines',
      'escaped',
      'twice escaped',
      'indented',
      'quoted',
      'one line',
      'encrypted',
      'encoded',
    ),
    isCut: fc.boolean(),
  })
  .map(({ lines: body, last, label, form, isCut }) => {
    const all = [...body, last];
    const block = [`-----BEGIN ${label}-----`, ...all, ...(isCut ? [] : [`-----END ${label}-----`])];
    if (form === 'encrypted') block.splice(1, 0, 'Proc-Type: 4,ENCRYPTED', 'DEK-Info: AES-128-CBC,0F1E2D', '');
    const joined: Record<string, string> = {
      lines: block.join('\n'),
      encrypted: block.join('\n'),
      escaped: `"${block.join('\\n')}\\n"`,
      'twice escaped': `\\"private\\":\\"${block.join('\\\\n')}\\\\n\\"`,
      indented: `|\n${block.map((line) => `      ${line}`).join('\n')}`,
      quoted: block.map((line) => `"${line}\\n" +`).join('\n    '),
      'one line': block.join(' '),
      encoded: block.map(encodeURIComponent).join('%0A'),
    };
    // On one line the last, short piece of a cut key can't be told from a word.
    const secrets = form === 'one line' && isCut ? body : all;
    const text = joined[form] ?? '';
    return {
      text: isCut ? `${text}\n` : text,
      secrets: form === 'encoded' ? secrets.map(encodeURIComponent) : secrets,
    };
  });

const jwt = fc
  .tuple(mixed(`${base64.slice(0, -2)}-_`, 20, 60), mixed(`${base64.slice(0, -2)}-_`, 20, 60))
  .map(([a, b]) => `eyJhbGciOi${a}.eyJ${b}.${a}`);
const upper = `${letters.toUpperCase()}234567`;
const name = `${letters}${letters.toUpperCase()}${digits}`;

const tokens: Readonly<Record<string, fc.Arbitrary<string>>> = {
  jwt,
  awsKeyId: of(upper, 16).map((rest) => `AKIA${rest}`),
  awsSecret: mixed(base64, 40),
  awsSession: mixed(base64, 200, 300).map((rest) => `${rest}==`),
  azureKey: mixed(base64, 86).map((rest) => `${rest}==`),
  azureSecret: fc.tuple(of(name, 3), of(digits, 1), of(name, 34)).map(([a, b, c]) => `${a}${b}Q~${c}`),
  google: of(`${name}_-`, 35).map((rest) => `AIza${rest}`),
  slack: fc
    .tuple(fc.constantFrom('xoxb', 'xoxp', 'xoxa', 'xoxs'), of(digits, 10), of(name, 20))
    .map((parts) => parts.join('-')),
  stripe: fc
    .tuple(fc.constantFrom('sk_live', 'rk_live', 'pk_live', 'sk_test'), of(name, 20))
    .map((parts) => parts.join('_')),
  github: fc.tuple(fc.constantFrom('ghp_', 'gho_', 'ghs_', 'github_pat_'), of(name, 36)).map((parts) => parts.join('')),
  gitlab: of(`${name}_-`, 20).map((rest) => `glpat-${rest}`),
  databricks: of(`${digits}abcdef`, 32).map((rest) => `dapi${rest}`),
};

const keys = fc.constantFrom(
  'password',
  'passwd',
  'pwd',
  'PASSWORD',
  'secret',
  'token',
  'client_secret',
  'clientSecret',
  'api_key',
  'apiKey',
  'AccountKey',
  'SharedAccessKey',
  'access_key',
  'aws_secret_access_key',
  'MYSQL_ROOT_PASSWORD',
  'DATAHUB_GMS_TOKEN',
  'sasl.password',
  'private_key',
  'private_key_id',
  'private_key_passphrase',
  'credential',
  'key',
  'sig',
  'DB_PASS',
);
const odd = of(`${name}!#$%^*-_=+?.~`, 8, 20).map((rest) => `q7${rest}x`);
const quotable = of(`${name}!#$%^*-_=+?.~@:/ ,;(){}[]<>|`, 8, 20).map((rest) => `q7${rest}x`);
const named = (form: (key: string, value: string) => string, values: fc.Arbitrary<string>) =>
  fc.tuple(keys, values).map(([key, value]) => ({ text: form(key, value), secrets: [value] }));

/** Forms that may be anywhere on a line. */
export const inLine: Readonly<Record<string, fc.Arbitrary<Planted>>> = {
  ...Object.fromEntries(Object.entries(tokens).map(([form, secret]) => [form, alone(secret)])),
  json: named((key, value) => `{"user": "a", "${key}": "${value}", "next": 1}`, quotable),
  escapedJson: named((key, value) => `{\\"${key}\\":\\"${value}\\"}`, quotable),
  python: named((key, value) => `{'${key}': '${value}'}`, quotable),
  keyword: named((key, value) => `connect(${key.replaceAll('.', '_')}='${value}', timeout=3)`, quotable),
  pair: named((key, value) => `${key}=${value}`, word),
  oddPair: named((key, value) => `${key}=${value}`, odd),
  option: named((key, value) => `--${key.toLowerCase().replaceAll(/[._]/g, '-')} ${value}`, odd),
  optionEquals: named((key, value) => `--${key}=${value}`, odd),
  quotedOption: named((key, value) => `--${key} '${value}'`, quotable),
  shortOption: word.map((value) => ({ text: `mysql -u root -p ${value}`, secrets: [value] })),
  gluedOption: word.map((value) => ({ text: `mysql -u root -p${value} datahub`, secrets: [value] })),
  arguments: named((key, value) => `["--${key}", "${value}"]`, quotable),
  query: named((key, value) => `https://localhost:8080/api?a=1&${key}=${value}&b=2`, word),
  signature: mixed(base64, 43).map((value) => ({
    text: `https://localhost/x?sv=2021-06-08&se=2023&sr=b&sp=r&sig=${encodeURIComponent(`${value}=`)}`,
    secrets: [encodeURIComponent(value)],
  })),
  azure: mixed(base64, 86).map((value) => ({
    text: `DefaultEndpointsProtocol=https;AccountName=a;AccountKey=${value}==;EndpointSuffix=core.windows.net`,
    secrets: [value],
  })),
  bearer: word.map((value) => ({ text: `curl -H 'Authorization: Bearer ${value}' localhost:8080`, secrets: [value] })),
  headerJson: quotable.map((value) => ({ text: `{"Authorization": "${value}"}`, secrets: [value] })),
  headerPython: word.map((value) => ({
    text: `headers={'Cookie': 'PLAY_SESSION=${value}; actor=b'}`,
    secrets: [value],
  })),
  signIn: fc
    .tuple(word, of(`${name}!#$%^&*()-_=+?.~/@:[]{}|,;`, 8, 20))
    .map(([user, value]) => ({
      text: `mysql+pymysql://${user}:x${value}y@localhost:3306/datahub`,
      secrets: [user, `x${value}y`],
    })),
  goSignIn: fc
    .tuple(word, word)
    .map(([user, value]) => ({ text: `${user}:${value}@tcp(mysql:3306)/datahub`, secrets: [value] })),
  prose: fc
    .tuple(fc.constantFrom('passwd ', 'password is ', 'the password: ', 'the password was ', 'my pwd '), word)
    .map(([say, value]) => ({ text: `${say}${value}`, secrets: [value] })),
  quotedProse: fc
    .tuple(fc.constantFrom('the password: ‘', 'password “', 'the token is ‘', 'secret: ‘'), of(`${name} `, 8, 16))
    .map(([say, value]) => ({ text: `${say}q7${value}x${say.endsWith('“') ? '”' : '’'}`, secrets: [`q7${value}x`] })),
  sql: word.map((value) => ({ text: `CREATE USER 'a' IDENTIFIED BY '${value}'`, secrets: [value] })),
  email: word.map((user) => ({ text: `${user}@acme-data.example.net`, secrets: [user, 'acme-data'] })),
  ipv4: fc
    .ipV4()
    .filter((ip) => !/^(?:127|0)\./.test(ip))
    .map((ip) => ({ text: `${ip}:9092`, secrets: [ip] })),
  ipv6: fc
    .tuple(of('123456789abcdef', 4), of('123456789abcdef', 4))
    .map(([a, b]) => ({ text: `[2001:db8:${a}::${b}]:8080`, secrets: [`${a}::${b}`] })),
  fullIpv6: fc
    .array(of('123456789abcdef', 4), { minLength: 8, maxLength: 8 })
    .map((groups) => ({ text: `address ${groups.join(':')} refused`, secrets: [groups.join(':')] })),
  tenant: fc
    .tuple(of(letters, 2), of(digits, 5))
    .map(([a, b]) => ({ text: `${a}${b}.eu-central-1.snowflakecomputing.com`, secrets: [`${a}${b}`] })),
  cluster: of(letters, 8).map((host) => ({
    text: `http://${host}.prod.svc.cluster.local:8080/config`,
    secrets: [host],
  })),
  internal: of(letters, 8).map((host) => ({ text: `broker-${host}.corp.internal:9092`, secrets: [host] })),
  dotless: of(letters, 8).map((host) => ({ text: `Connect to ${host}01:9092 failed`, secrets: [host] })),
};

/** Forms that need one or more separate lines. */
export const onOwnLines: Readonly<Record<string, fc.Arbitrary<Planted>>> = {
  pem,
  yaml: named(
    (key, value) => `      ${key}: ${value}`,
    fc.oneof(
      odd,
      quotable.filter((value) => !value.includes(' #')),
    ),
  ),
  yamlBlock: named((key, value) => `      ${key}: |-\n        ${value}`, quotable),
  env: named((key, value) => `${key.toUpperCase().replaceAll('.', '_')}=${value}`, odd),
  envOfPod: named((key, value) => `- name: ${key}\n  value: ${value}`, odd),
  xml: named((key, value) => `<${key}>${value}</${key}>`, odd),
  header: fc
    .tuple(
      fc.constantFrom('Authorization: Basic ', 'Cookie: a=b; PLAY_SESSION=', 'Set-Cookie: sid=', 'X-Api-Key: '),
      quotable,
    )
    .map(([header, value]) => ({ text: `${header}${value}`, secrets: [value] })),
  serviceAccount: fc.tuple(of(`${digits}abcdef`, 40), lines).map(([id, body]) => ({
    text: JSON.stringify(
      {
        type: 'service_account',
        private_key_id: id,
        private_key: `-----BEGIN PRIVATE KEY-----\n${body.join('\n')}\n-----END PRIVATE KEY-----\n`,
        client_email: `q7${id.slice(0, 8)}@acme.iam.gserviceaccount.com`,
      },
      null,
      2,
    ),
    secrets: [id, ...body],
  })),
};

/** Plants a text of `inLine` in a report. */
export const inLinePlaces: Readonly<Record<string, (report: string, text: string, at: number) => string>> = {
  start: (report, text) => `${text} ${report}`,
  'start of a line': (report, text, at) => atLine(report, at, (line) => `${text} ${line}`),
  'end of a line': (report, text, at) => atLine(report, at, (line) => `${line} ${text}`),
  'between words': (report, text, at) => {
    const spaces = [...report.matchAll(/ /g)];
    const index = spaces[at % Math.max(1, spaces.length)]?.index ?? report.length;
    return `${report.slice(0, index)} ${text}${report.slice(index)}`;
  },
  'log line': (report, text) => `${report}\n2023-04-11 10:20:30,123 ERROR {datahub.cli:42} - failed: ${text}`,
};

/** Plants a text on separate lines. */
export const ownLinePlaces: typeof inLinePlaces = {
  start: (report, text) => `${text}\n${report}`,
  end: (report, text) => `${report}\n${text}`,
  'between lines': (report, text, at) => atLine(report, at, (line) => `${line}\n${text}`),
};

function atLine(report: string, at: number, change: (line: string) => string): string {
  const all = report.split('\n');
  const index = at % all.length;
  return all.map((line, each) => (each === index ? change(line) : line)).join('\n');
}

/** Tells whether a text contains enough of a secret to be useful: all of it, or a part of 12 characters. */
export function survives(secret: string, text: string): boolean {
  if (text.includes(secret)) return true;
  for (let start = 0; start + 12 <= secret.length; start += 1)
    if (text.includes(secret.slice(start, start + 12))) return true;
  return false;
}
