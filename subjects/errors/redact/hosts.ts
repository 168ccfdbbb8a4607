import { findValue } from './find-value.ts';
import { kinds, MARKS } from './kinds.ts';
import { isKnownHost } from './known-hosts.ts';
import { markSpans, type Span } from './text-spans.ts';

const inAddress = new RegExp(
  `(?::\\/\\/|:\\\\\\/\\\\\\/|%3A%2F%2F)(?:[${MARKS}]@)?(?=[^\\s/])(\\[[\\da-f:.%]{2,60}\\]|[^\\s/:"'<>\\\\)\\]}?#,;%${MARKS}\`]{1,253})`,
  'gi',
);
const named =
  /(?<![A-Za-z])(?:host(?:[_-]?name|[_-]?port|s)?|bootstrap[._-]?servers?|servers?(?==))\\{0,8}["']?[ \t]{0,8}[:=][ \t]{0,8}/gi;
const account =
  /(?<![A-Za-z])(?:account(?:[_-]?(?:id|name))?|project_id|workspace_url|cluster_id|tenant_id|client_id|subscription_id)\\{0,8}["']?[ \t]{0,8}[:=][ \t]{0,8}/gi;
const LONGEST_NAME = 260;
const hostPart = /^\w[\w.-]*/;

const phrases = [
  /(?:server on|server at|server host|host(?:[ -]?name)?|lookup|resolv(?:e|ing)(?: host)?|connect(?:ing|ed|ion)? to(?: server at)?|address) ["'“‘]([\w.-]{1,253})["'”’]/gi,
  /(?:UnknownHostException:|not known:|could not resolve(?: host)?:?|cannot resolve(?: host)?:?|unknown host:?|name resolution:|thrd:(?:\w{1,20}:\/\/)?|no route to host:?) {0,2}["']?(?:\w{1,20}:\/\/)?([\w.-]{1,253})/gi,
  /lookup ([\w.-]{1,253})(?= on |:|\s{0,3}$)/gi,
  /'[^'\n]{0,80}'@'([\w.-]{1,253})'/g,
  /(?<![\w.-])([\w.-]{1,253})["']?,? port:? \d{2,5}(?!\d)/g,
];
const noHost = new Set(
  (
    'on the server container a an use uses same host that this target service node tcp udp remote local http https listen listening to via default and or wrong open with for in ' +
    'failed error exception from is was of name address it at by not no management debug admin jmx rest ssl tls gms frontend kafka database db broker datahub if its your my our'
  ).split(' '),
);

// name:port, and name/address as Java writes both.
const withPort = /(?<![\w.$/{@%-])([A-Za-z][\w-]{0,62}(?:\.[A-Za-z\d][\w-]{0,62}){0,10}):(\d{2,5})(?![\w.:-]|\.\d)/g;
const beforeAddress = new RegExp(`(?<![\\w.$/-])([A-Za-z][\\w.-]{0,252})(?=/[${kinds.host.mark}])`, 'g');
const noPort = new Set(
  'line col column row port status code errno error exit version size count length total id pid tid thread offset partition position pos index char step attempt attempts retry retries time elapsed took records batch page limit year http https level timeout ms seconds api'.split(
    ' ',
  ),
);

// File types and code, where the text after the last dot isn't a domain.
const fileType =
  /\.(?:py|pyc|java|scala|kt|groovy|js|mjs|cjs|jsx|ts|tsx|go|rb|rs|c|cc|cpp|h|yml|yaml|json|jsonl|sql|sh|bat|txt|log|xml|conf|cfg|ini|env|properties|toml|md|gradle|jar|war|tar|gz|tgz|zip|whl|csv|tsv|parquet|avro|avsc|pdl|proto|graphql|html|css|svg|png|lock|pem|crt|cer|key|p12|jks|so|dll|exe|class|db|tmp|bak|local_settings)$/i;
const package_ =
  /^(?:com|org|io|net|java|javax|jakarta|datahub|scala|kotlin|sun|jdk|play|akka|airflow|sqlalchemy|urllib3|requests|pydantic|spring|reactor|ch|edu|gov)\./;
const dotted = /(?<![\w.$/\\-])[A-Za-z\d][\w-]{0,62}(?:\.[A-Za-z\d][\w-]{0,62}){1,10}(?![\w(]|\.[\w])/g;
const domain =
  /\.(?:com|net|org|io|internal|intranet|intra|private|local|localdomain|lan|corp|home|cloud|svc|consul|dev|app|ai|info|biz|co|gov|edu|mil|tech|xyz|online|site|store|systems|network|digital|global|agency|company|eu|de|uk|us|fr|nl|ch|es|dk|fi|ca|au|nz|jp|cn|br|mx|cz|ru|kr|sg|hk|il|pl|pt|tr|ua|za|(?:co|com|net|org|gov|ac|edu)\.[a-z]{2})$/i;

/** Marks hosts that belong to a reader. The hosts of DataHub's own containers and of public sites are kept. */
export function markHosts(text: string): string {
  const { mark } = kinds.host;
  let left = markSpans(text, inAddress, mark, captured);
  left = markSpans(left, named, mark, namedHost);
  left = markSpans(left, account, kinds.account.mark, namedHost);
  for (const phrase of phrases)
    left = markSpans(left, phrase, mark, (match) =>
      noHost.has(match[1]?.toLowerCase() ?? '') ? undefined : captured(match),
    );
  left = markSpans(left, beforeAddress, mark, captured);
  left = markSpans(left, withPort, mark, (match) =>
    isHostWithPort(match[1] ?? '', Number(match[2])) ? captured(match) : undefined,
  );
  return markSpans(left, dotted, mark, ({ 0: name, index }) =>
    isDomain(name) ? { start: index, end: index + name.length } : undefined,
  );
}

/** The first group of a match, unless it is a host that everyone has. */
function captured(match: RegExpExecArray): Span | undefined {
  const [all, host = ''] = match;
  if (isKnownHost(host.replace(/^\[|\]$/g, '')) || /^[$*.-]|^$/.test(host) || fileType.test(host)) return undefined;
  const start = match.index + all.lastIndexOf(host);
  return { start, end: start + host.length };
}

function namedHost(match: RegExpExecArray, text: string): Span | undefined {
  const start = match.index + match[0].length;
  const near = text.slice(start, start + LONGEST_NAME);
  const value = findValue(near, 0, 'word');
  const host = value && hostPart.exec(near.slice(value.start, value.end))?.[0];
  if (!host || isKnownHost(host) || near.slice(value.start + host.length).startsWith('://')) return undefined;
  return { start: start + value.start, end: start + value.start + host.length };
}

function isHostWithPort(name: string, port: number): boolean {
  if (isKnownHost(name) || fileType.test(name) || port > 65_535) return false;
  if (/[A-Z]/.test(name.split('.').at(-1) ?? '') || package_.test(name)) return false;
  if (name.includes('.')) return port >= 80;
  return (
    !noPort.has(name.toLowerCase()) && (/[\d-]/.test(name) ? port >= 80 : port === 80 || port === 443 || port >= 1_000)
  );
}

function isDomain(name: string): boolean {
  if (isKnownHost(name) || fileType.test(name) || package_.test(name)) return false;
  // No identifier of Java or Python has a hyphen.
  return domain.test(name) || (/-/.test(name) && /\.[a-z]{2,}$/i.test(name) && !/-\d+(?:\.\d+)+/.test(name));
}
