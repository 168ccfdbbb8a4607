/** A kind of secret that its form gives away, whatever the option is called. */
interface SecretForm {
  /** Completes "`path` contains …". */
  name: string;
  pattern: RegExp;
}

/**
 * From the prefixes that vendors document so that scanners find their secrets. Every pattern takes linear time: none has two neighboring quantifiers
 * over the same characters.
 */
const forms: readonly SecretForm[] = [
  { name: 'a private key', pattern: /-----BEGIN [A-Z ]{0,30}PRIVATE KEY( BLOCK)?-----/ },
  { name: 'a JSON Web Token', pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*/ },
  { name: 'an AWS access key', pattern: /\b(AKIA|ASIA)[A-Z0-9]{16}\b/ },
  { name: 'a Slack token', pattern: /\bxox[abeoprs]-[\w-]{10,}/ },
  { name: 'a Stripe key', pattern: /\b[rs]k_(live|test)_[A-Za-z0-9]{10,}/ },
  { name: 'a GitHub token', pattern: /\b(gh[opsu]_[A-Za-z0-9]{20,}|ghr_[A-Za-z0-9]{20,}|github_pat_\w{20,})/ },
  { name: 'a GitLab token', pattern: /\bgl(pat|dt|rt|ptt)-[\w-]{15,}/ },
  { name: 'a Databricks token', pattern: /\bdapi[0-9a-f]{32}\b/ },
  { name: 'a dbt Cloud token', pattern: /\bdbt[cu]_[\w-]{20,}/ },
  { name: 'a Google API key', pattern: /\bAIza[\w-]{35}/ },
  { name: 'an Azure storage key', pattern: /\bAccountKey=[A-Za-z0-9+/]{20,}/ },
  { name: 'a password in an address', pattern: /^[\w+]+:\/\/[^\s/:@]*:(?!\$\{)[^\s/@]+@/ },
  { name: 'an authorization header', pattern: /^(Bearer|Basic) [\w+/.=~-]{8,}$/i },
];

/** What kind of secret a text contains, judged by its form alone; undefined for none. */
export function secretForm(text: string): string | undefined {
  return forms.find(({ pattern }) => pattern.test(text))?.name;
}

/** Names of keys whose values are secrets, in settings that nothing else is known about. */
export const secretName =
  /(^|[._-])(password|passwd|pwd|passphrase|secret|token|(api|access|private|secret|account)[_-]?key|authorization|credentials?|user\.info)$/i;
