import { z } from 'zod';
import type { BuiltData } from '#services/mcp/built-data.ts';
import { pageMarkdown } from '#services/mcp/page-markdown.ts';
import { rowNamed } from '#services/mcp/page-section.ts';
import { docsTool } from '#services/mcp/tool.ts';
import { Unanswerable } from '#services/mcp/unanswerable.ts';

/** Maximum number of settings that a response contains in full. The others are listed. */
const SHOWN = 2;

/** Maximum number of listed settings, and maximum number of characters for each. */
const LISTED = 10;
const LINE = 160;

type Setting = Pick<ReturnType<BuiltData['searchRecords']>[number], 'href' | 'page' | 'section' | 'text'>;

export const describeSetting = docsTool({
  name: 'describe_setting',
  title: 'Describe an environment variable or Helm value',
  description:
    'Describes the environment variables of the services and the values of the Helm charts: meaning, type, default, which Helm value sets which variable, and first release. Look up a setting by name or by keywords. For recipe options, use describe_option.',
  input: {
    name: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .describe(
        'Name, end of a name, or keywords, for example INDEX_PREFIX, elasticsearch.indexPrefix, or "session timeout".',
      ),
  },
  answer: async ({ name }, data) => {
    const settings = data.searchRecords().filter(({ kind, href }) => kind === 'settings' && href.includes('#'));
    const named = settingsNamed(name, settings);
    const found = named.length > 0 ? named : await settingsAbout(name, settings, data);
    if (found.length === 0) throw new Unanswerable(`No environment variable or Helm value matches "${name}".`);
    const rest = found.slice(SHOWN, SHOWN + LISTED).map((one) => lineOf(one));
    return [
      ...(named.length > 0
        ? []
        : [`No setting is named "${name}". The names or descriptions of these settings contain these words:`]),
      ...found.slice(0, SHOWN).map((setting) => settingText(setting, data)),
      ...(rest.length === 0 ? [] : [['Other matches:', ...rest].join('\n')]),
    ].join('\n\n');
  },
});

/** Settings with a name, or with one that ends in it. */
function settingsNamed(name: string, settings: readonly Setting[]): Setting[] {
  const wanted = name.toLowerCase();
  const same = settings.filter(({ section }) => section.toLowerCase() === wanted);
  return same.length > 0 ? same : settings.filter(({ section }) => section.toLowerCase().endsWith(`.${wanted}`));
}

/** Settings that the search finds. */
async function settingsAbout(words: string, settings: readonly Setting[], data: BuiltData): Promise<Setting[]> {
  const { pages } = await data.search().search(words, { kind: 'settings' }, LISTED);
  const base = new URL(data.index().site).pathname;
  const addresses = pages.flatMap(({ sections }) => sections.map(({ href }) => `/${href.slice(base.length)}`));
  const byAddress = new Map(settings.map((setting) => [setting.href, setting]));
  return addresses.flatMap((address) => byAddress.get(address) ?? []);
}

function lineOf({ section, href, text }: Setting): string {
  const short = text.length > LINE ? `${text.slice(0, LINE)} …` : text;
  return `- \`${section}\`, \`${href}\`: ${short}`;
}

function settingText({ href, page, section, text }: Setting, data: BuiltData): string {
  const row = rowNamed(pageMarkdown(href, data).markdown, section);
  return [`# ${section}`, `${page}, \`${href}\``, row ?? text].join('\n\n');
}
