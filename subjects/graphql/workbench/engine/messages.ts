import { messagesOf } from '#model/message.ts';

/** Why the workbench can’t simulate a field, in English. A language may translate each text; messages of the platform stay as they are. */
export const benchMessages = {
  benchReasonInviteTokens: 'Invite tokens are random and encrypted with one of the server’s keys.',
  benchReasonAccessTokens: 'Only a server with a signing key can issue tokens.',
  benchReasonResetTokens: 'Reset tokens are random and encrypted with one of the server’s keys.',
  benchReasonSecretValues: 'The sample catalog contains names of secrets, but no values.',
  benchReasonAnalytics: 'Analytics count what people do in a running web application.',
  benchReasonRecommendations: 'Recommendations depend on what people did in a running web application.',
  benchReasonConfiguration: 'The configuration belongs to a running server.',
  benchReasonRunIds: 'The catalog has no run IDs, so there’s no way to tell what a run wrote.',
  benchReasonNewSecret: 'GMS encrypts the value with its deployment’s key.',
  benchReasonQuerySyntax:
    'Ranges, regular expressions, fuzziness, and boosts in structured queries need Elasticsearch.',
} as const;

/** Makes the reason why the workbench can’t simulate a field. */
export const benchReason = messagesOf(benchMessages);
