import { kinds } from './kinds.ts';
import { markSpans } from './text-spans.ts';

// The prefixes of issuers' tokens. Everything up to the end of the run of characters belongs to the token.
const issued = [
  'eyJ[\\w-]{8}', // JSON Web Token, either signed or encrypted
  '(?:AKIA|ASIA|AROA|AIDA|AGPA|ANPA|ANVA|ABIA|ACCA)[A-Z2-7\\d]{12}', // AWS
  'AIza[\\w-]{20}|ya29\\.[\\w-]{4}|GOCSPX-[\\w-]{6}|1//0[\\w-]{12}', // Google
  '[\\w~.-]{3}\\dQ~[\\w~.-]{16}', // Azure client secret
  'xox[a-z]-[\\w-]|xoxe\\.xox|xapp-\\d', // Slack
  'xwfp-[\\w-]{8}',
  '(?<![A-Za-z\\d])[srp]k_(?:live|test|prod|dev)_?\\w{3}|(?<![A-Za-z\\d])[sr]k_\\w{4}|(?<![A-Za-z\\d])pk_[A-Za-z\\d]{16}|whsec_\\w{4}', // Stripe
  'gh[pousr]_\\w{8}|github_pat_\\w{4}', // GitHub
  'gl(?:pat|dt|rt|cbt|ptt|ft|soat|agent|imt|oas)-[\\w-]{4}', // GitLab
  '(?<![A-Za-z\\d])sk-(?:proj-|ant-|or-)?[\\w-]{16}', // model providers
  'dapi[\\da-f]{16}|dose[\\da-f]{24}', // Databricks
  'npm_\\w{16}|pypi-[\\w-]{16}|dckr_pat_[\\w-]{8}|dop_v1_\\w{8}|shp(?:at|ca|pa|ss)_\\w{8}|SG\\.[\\w-]{8}|hf_[A-Za-z]{16}|hv[sbr]\\.[\\w-]{8}|ATATT3\\w|ATCTT3\\w|lin_api_\\w{4}|dbt[csu]_[\\w-]{8}|gls?a_\\w{8}|NRAK-\\w{8}|PMAK-\\w{8}|rubygems_\\w{8}|sntry[su]_\\w{8}|figd_\\w{4}|tskey-\\w{4}|AGE-SECRET-KEY-\\w',
];
const tokenStart = new RegExp(`(?:${issued.join('|')})`, 'g');
const tokenRest = /[\w.~+/=-]*/y;

const scheme =
  /(?<![A-Za-z])(bearer|basic|token|apikey|negotiate|ntlm|digest|jwt)(?:[ \t]{1,4}|%20|\+)(?=[\w.~+/=-]{6})/gi;
const schemeWord = /^(?:[A-Za-z]?[a-z]+|[A-Z]+)[.,:;]?$/;

const webhook =
  /(?:hooks\.slack\.com\/(?:services|workflows|triggers)|discord(?:app)?\.com\/api\/webhooks|webhook\.office\.com\/webhookb2)\//g;
const awsSignature = /(?:Credential|Signature|X-Amz-(?:Credential|Signature|Security-Token))=/g;

/** Marks tokens and keys by their form: by the prefix of their issuer, or by the scheme before them. */
export function markTokenForms(text: string): string {
  const mark = kinds.secret.mark;
  const rest = (match: RegExpExecArray, all: string) => ({
    start: match.index,
    end: restEnd(all, match.index + match[0].length),
  });
  const after = (match: RegExpExecArray, all: string) => {
    const start = match.index + match[0].length;
    return { start, end: restEnd(all, start) };
  };
  let left = markSpans(text, webhook, mark, after);
  left = markSpans(left, awsSignature, mark, after);
  left = markSpans(left, tokenStart, mark, rest);
  return markSpans(left, scheme, mark, (match, all) => {
    const span = after(match, all);
    return schemeWord.test(all.slice(span.start, span.end)) ? undefined : span;
  });
}

function restEnd(text: string, at: number): number {
  tokenRest.lastIndex = at;
  return at + (tokenRest.exec(text)?.[0].length ?? 0);
}
