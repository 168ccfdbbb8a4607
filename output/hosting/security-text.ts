import type { FileWriter } from '#output/file-writer.ts';
import { timestamp } from '#output/timestamp.ts';
import type { SiteModel } from '#subjects/site-model.ts';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Writes the contact for vulnerability reports in the format of RFC 9116, if a contact is configured and the site is at the root of its host. The
 * file is valid for a year after the last change of a page. Equal builds therefore stay equal, and an abandoned site stops promising a response.
 */
export function writeSecurityText(writer: FileWriter, { config, locales }: SiteModel): void {
  const times = locales.flatMap(({ pages }) => pages.flatMap(({ lastUpdate }) => lastUpdate?.time ?? []));
  if (!config.security || config.baseUrl !== '/' || times.length === 0) return;
  const newest = times.reduce((a, b) => Math.max(a, b));
  const lines = [
    `Contact: ${config.security.contact}`,
    `Expires: ${timestamp(newest + YEAR)}`,
    ...(config.security.policy ? [`Policy: ${config.security.policy}`] : []),
    `Preferred-Languages: ${config.defaultLocale}`,
    `Canonical: ${config.url}/.well-known/security.txt`,
  ];
  writer.write('.well-known/security.txt', `${lines.join('\n')}\n`);
}
