import type { Message } from '#model/message.ts';
import { recipeMessage } from '../messages.ts';

/** A kind of secret that can be recognized by its form, whatever the option is called. */
interface SecretForm {
  /** Completes "`path` contains …". */
  name: Message;
  pattern: RegExp;
}

/**
 * From the prefixes that vendors document so that scanners find their secrets. Every pattern runs in linear time, because none has two adjacent
 * quantifiers over the same characters.
 */
const forms: readonly SecretForm[] = [
  { name: recipeMessage('recipePrivateKey'), pattern: /-----BEGIN [A-Z ]{0,30}PRIVATE KEY( BLOCK)?-----/ },
  { name: recipeMessage('recipeJsonWebToken'), pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*/ },
  { name: recipeMessage('recipeAwsAccessKey'), pattern: /\b(AKIA|ASIA)[A-Z0-9]{16}\b/ },
  { name: recipeMessage('recipeSlackToken'), pattern: /\bxox[abeoprs]-[\w-]{10,}/ },
  { name: recipeMessage('recipeStripeKey'), pattern: /\b[rs]k_(live|test)_[A-Za-z0-9]{10,}/ },
  {
    name: recipeMessage('recipeGithubToken'),
    pattern: /\b(gh[opsu]_[A-Za-z0-9]{20,}|ghr_[A-Za-z0-9]{20,}|github_pat_\w{20,})/,
  },
  { name: recipeMessage('recipeGitlabToken'), pattern: /\bgl(pat|dt|rt|ptt)-[\w-]{15,}/ },
  { name: recipeMessage('recipeDatabricksToken'), pattern: /\bdapi[0-9a-f]{32}\b/ },
  { name: recipeMessage('recipeDbtCloudToken'), pattern: /\bdbt[cu]_[\w-]{20,}/ },
  { name: recipeMessage('recipeGoogleApiKey'), pattern: /\bAIza[\w-]{35}/ },
  { name: recipeMessage('recipeAzureStorageKey'), pattern: /\bAccountKey=[A-Za-z0-9+/]{20,}/ },
  { name: recipeMessage('recipePasswordAddress'), pattern: /^[\w+]+:\/\/[^\s/:@]*:(?!\$\{)[^\s/@]+@/ },
  { name: recipeMessage('recipeAuthorizationHeader'), pattern: /^(Bearer|Basic) [\w+/.=~-]{8,}$/i },
];

/** What kind of secret a text contains, judged by its form alone; undefined for none. */
export function secretForm(text: string): Message | undefined {
  return forms.find(({ pattern }) => pattern.test(text))?.name;
}

/** Names of keys whose values are secrets, in settings that nothing else is known about. */
export const secretName =
  /(^|[._-])(password|passwd|pwd|passphrase|secret|token|(api|access|private|secret|account)[_-]?key|authorization|credentials?|user\.info)$/i;
