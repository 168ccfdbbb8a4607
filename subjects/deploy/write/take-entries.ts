import type { Message } from '#model/message.ts';
import { type AnyEntry, allEntries, type EntryName, type EntryValues, entryForms } from './entries.ts';
import type { Choices, FieldName } from './fields.ts';
import { formMessage } from './form-messages.ts';

/** What a reader typed. */
export type Typed = Partial<Record<EntryName, string>>;

/** The values that are used. */
export interface TakenEntries {
  values: EntryValues;
  /** The errors in the input. */
  problems: Partial<Record<EntryName, Message>>;
  /** Entries that are needed and still have their example. */
  examples: readonly EntryName[];
}

/** The entries that the choices need, in order. */
export function neededEntries(choices: Choices): readonly AnyEntry[] {
  return allEntries.filter(({ when }) =>
    when.some((given) =>
      Object.entries(given).every(([field, answers]) =>
        (answers as readonly string[]).includes(choices[field as FieldName]),
      ),
    ),
  );
}

/** The example for an entry. Some examples depend on the choices. */
export function exampleOf(
  { name, example }: AnyEntry,
  { kafka, kafkaSecurity, search, registry, registrySecurity }: Choices,
): string {
  if (name === 'searchHost' && search === 'aws-opensearch') return 'vpc-datahub-abc123.eu-central-1.es.amazonaws.com';
  if (name === 'searchHost' && search === 'elastic-cloud') return 'datahub.es.europe-west1.gcp.cloud.es.io';
  if (name === 'searchPort' && search === 'elastic-cloud') return '443';
  if (name === 'kafkaBrokers' && kafka === 'confluent') return 'pkc-12345.eu-central-1.aws.confluent.cloud:9092';
  if (name === 'kafkaBrokers' && kafka === 'msk') {
    const port = mskPorts[kafkaSecurity];
    return [1, 2, 3].map((broker) => `b-${broker}.datahub.abc123.kafka.eu-central-1.amazonaws.com:${port}`).join(',');
  }
  if (name === 'kafkaBrokers' && kafkaSecurity !== 'plaintext') return example.replaceAll('9092', '9093');
  if (name === 'registryUrl' && registry === 'confluent') return 'https://psrc-12345.eu-central-1.aws.confluent.cloud';
  if (name === 'registryUrl' && registrySecurity === 'http') return example.replace('https', 'http');
  return example;
}

/** The port of MSK’s brokers for each way to connect. */
const mskPorts: Readonly<Record<Choices['kafkaSecurity'], number>> = {
  plaintext: 9092,
  tls: 9094,
  'mutual-tls': 9094,
  scram: 9096,
  plain: 9096,
  iam: 9098,
};

/**
 * Accepts a reader's valid entries. For all others, the example remains.
 * @param typed untrimmed texts, any of which can be missing
 */
export function takeEntries(typed: Typed, choices: Choices): TakenEntries {
  const needed = neededEntries(choices);
  const problems: Partial<Record<EntryName, Message>> = {};
  const examples: EntryName[] = [];
  const values = Object.fromEntries(
    allEntries.map((entry) => {
      const { name } = entry;
      const text = (typed[name] ?? '').trim();
      const problem = text === '' ? undefined : problemOf(entry, text, choices);
      if (needed.includes(entry)) {
        if (problem !== undefined) problems[name] = problem;
        else if (text === '') examples.push(name);
      }
      return [name, text === '' || problem !== undefined ? exampleOf(entry, choices) : text];
    }),
  );
  // Every name of an entry is a key.
  return { values: values as Record<EntryName, string>, problems, examples };
}

function problemOf({ name, form }: AnyEntry, text: string, choices: Choices): Message | undefined {
  const { pattern, says } = entryForms[form];
  if (!pattern.test(text)) return says;
  if (name !== 'registryUrl') return undefined;
  const scheme = choices.registrySecurity === 'http' ? 'http://' : 'https://';
  if (!text.startsWith(scheme)) return formMessage('deployAddressBeginsWith', { scheme });
  return /:909\d/.test(text) ? formMessage('deployPortOfBroker') : undefined;
}
