import { normalizePath, splitHash } from '#model/address.ts';
import type { RichText } from '#model/rich-text.ts';
import type { Site } from '#site/context.ts';
import type { Connector } from '#subjects/connectors/schema/connector.ts';
import type { UpgradeEntry, UpgradeFacts } from '../upgrade-facts.ts';
import type { PlannerEntry, PlannerSetup } from './planner.ts';

const NOTES = '/docs/how/updating-datahub';

/** The planner's setup, with every address resolved. */
export function plannerSetup(facts: UpgradeFacts, connectors: readonly Connector[], site: Site): PlannerSetup {
  const titles = new Map(connectors.flatMap(({ modules }) => modules.map(({ plugin, title }) => [plugin, title])));
  const changes = facts.entries.flatMap((entry) => entry.changes);
  const plugins = [...new Set(changes.flatMap((change) => change.plugins ?? []))];
  return {
    describes: facts.describes,
    releases: facts.entries.flatMap(({ releases }) => releases.toReversed()),
    entries: facts.entries.map((entry) => entryOf(entry, site)),
    steps: facts.steps.map(({ details, ...step }) => ({ ...step, href: site.href(details) })),
    plugins: plugins
      .map((id) => ({ id, label: titles.get(id) ?? id }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
    components: facts.components,
    addresses: { notes: site.href(`${NOTES}#versions`), older: site.href('/docs/advanced/no-code-upgrade') },
    copy: site.strings.copyCode,
  };
}

function entryOf({ releases, anchor, notes, changes, ...entry }: UpgradeEntry, site: Site): PlannerEntry {
  return {
    ...entry,
    name: releases.map(({ version }) => version).join(' / '),
    versions: releases.map(({ version }) => version),
    ...(anchor !== undefined && { href: site.href(`${NOTES}#${anchor}`) }),
    notes: notes.map((note) => resolved(note, site)),
    changes: changes.map(({ subject, text, action, ...change }) => ({
      ...change,
      subject: resolved(subject, site),
      text: resolved(text, site),
      action: resolved(action, site),
    })),
  };
}

/** Links lead to public addresses; those of pages that aren't written are plain text. */
function resolved(text: RichText, { href, exists }: Site): RichText {
  return text.map((part) => {
    if (typeof part === 'string' || !('link' in part) || !part.link.startsWith('/')) return part;
    return exists(normalizePath(splitHash(part.link).path)) ? { ...part, link: href(part.link) } : part.text;
  });
}
