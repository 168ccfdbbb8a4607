import { expect, it } from 'vitest';
import { inLanguage } from '#model/message.ts';
import { deployTranslatable } from '../translatable.ts';
import { constraints } from './constraints.ts';
import { allEntries, entryForms } from './entries.ts';
import { allFields, fieldGroups } from './fields.ts';

it('keys are made of the names of questions, answers, and entries', () => {
  expect(deployTranslatable).toMatchObject({
    deployQuestionPlatform: 'Where does DataHub run?',
    deployQuestionPlatformDocker: 'Docker',
    deployQuestionPlatformDockerNote:
      'Compose runs everything on one host, so if the host goes down, DataHub does too.',
    deployQuestionDatabaseTlsNone: 'No',
    deployQuestionDatabaseRdsMysql: 'Amazon RDS for MySQL',
    deployQuestionReleaseV0102: '0.10.2',
    deployEntryNeo4jHost: 'Neo4j host',
  });
});

it('every text of the form can be translated, each with its own key', () => {
  const messages = [
    ...allFields.flatMap(({ label, options }) => [label, ...options.flatMap((option) => [option.label, option.note])]),
    ...allEntries.map(({ label }) => label),
    ...Object.values(fieldGroups),
    ...Object.values(entryForms).map(({ says }) => says),
  ];
  const keys = messages.map(({ textKey }) => textKey);
  expect(keys.length).toBeGreaterThan(150);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => !/^deploy[A-Za-z0-9]+$/.test(key))).toEqual([]);
  for (const { textKey, english } of [...messages, ...constraints.map(({ because }) => because)]) {
    expect([textKey, deployTranslatable[textKey]]).toEqual([textKey, english]);
  }
});

it('a question with its answers is shown in the language of the page, and in English where it is not translated', () => {
  const [platform] = inLanguage(allFields, { deployQuestionPlatform: 'Où ?', deployQuestionPlatformDockerNote: 'Un.' });
  expect(platform).toMatchObject({
    label: 'Où ?',
    options: [{ label: 'Kubernetes' }, { id: 'docker', label: 'Docker', note: 'Un.' }],
  });
});
