import { messagesOf } from '#model/message.ts';

/** What readers call each kind of private text, in English. A language may translate each text. */
export const privateMessages = {
  errorPrivateKey: 'private key',
  errorPrivateKeys: 'private keys',
  errorCertificate: 'certificate',
  errorCertificates: 'certificates',
  errorSecret: 'password or token',
  errorSecrets: 'passwords and tokens',
  errorEmail: 'email address',
  errorEmails: 'email addresses',
  errorHost: 'host or IP address',
  errorHosts: 'hosts and IP addresses',
  errorAccount: 'account name',
  errorAccounts: 'account names',
  errorUrn: 'URN',
  errorUrns: 'URNs',
  errorTime: 'time',
  errorTimes: 'times',
  errorPath: 'file path',
  errorPaths: 'file paths',
  errorId: 'ID',
  errorIds: 'IDs',
} as const;

/** Makes the name of a kind. */
export const privateMessage = messagesOf(privateMessages);
