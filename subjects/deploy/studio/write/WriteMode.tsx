import { useId, useMemo } from 'react';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { useAnswer } from '#site/worker-client/use-answer.ts';
import { deployTexts } from '../../texts.ts';
import type { EntryName } from '../../write/entries.ts';
import { allFields, type FieldGroup, type FieldName, fieldGroups } from '../../write/fields.ts';
import { resolveChoices, type Wanted } from '../../write/resolve-choices.ts';
import { exampleOf, neededEntries, type Typed, takeEntries } from '../../write/take-entries.ts';
import type { DeployClient, DeploySetup } from '../studio.ts';
import { formatState } from '../studio-state.ts';
import { EntryInput } from './EntryInput.tsx';
import { FieldChoice } from './FieldChoice.tsx';
import { WriteResult } from './WriteResult.tsx';
import { writeVerdict } from './write-verdict.ts';

interface WriteModeProps {
  studio: DeploySetup;
  client: DeployClient;
  wanted: Wanted;
  onAnswer: (field: FieldName, answer: string) => void;
  typed: Typed;
  onType: (entry: EntryName, value: string) => void;
  /** Opens a file in the editor. */
  onCheck: (text: string) => void;
}

const groups = Object.keys(fieldGroups) as FieldGroup[];

/** Writes the files of a deployment from answers, and shows them as they change. */
export function WriteMode({ studio, client, wanted, onAnswer, typed, onType, onCheck }: WriteModeProps) {
  const t = useTexts(deployTexts);
  const inWords = useMessages();
  const id = useId();
  const { choices, fields } = useMemo(() => resolveChoices(wanted), [wanted]);
  const questions = inWords(allFields);
  const { problems, examples } = inWords(takeEntries(typed, choices));
  const needed = neededEntries(choices);
  const answer = useAnswer(
    client,
    useMemo(() => ({ kind: 'write', choices, typed }) as const, [choices, typed]),
  );
  const written = answer.last?.answer;
  return (
    <div className="studio-columns">
      <form className="studio-form" aria-label={t.deployYours} onSubmit={(event) => event.preventDefault()}>
        {groups.map((group) => (
          <section key={group} className="studio-step" aria-labelledby={`${id}-${group}`}>
            <h2 id={`${id}-${group}`}>{inWords(fieldGroups[group])}</h2>
            <div className="deploy-group">
              {inWords(fields).map((resolved) => {
                const field = questions.find(({ name }) => name === resolved.name);
                return field?.group !== group ? null : (
                  <FieldChoice
                    key={field.name}
                    field={field}
                    resolved={resolved}
                    addresses={studio.addresses}
                    onAnswer={(chosen) => onAnswer(field.name, chosen)}
                  />
                );
              })}
              {needed
                .filter((entry) => entry.group === group)
                .map((entry) => (
                  <EntryInput
                    key={entry.name}
                    label={inWords(entry.label)}
                    example={exampleOf(entry, choices)}
                    value={typed[entry.name] ?? ''}
                    problem={problems[entry.name]}
                    onType={(value) => onType(entry.name, value)}
                  />
                ))}
            </div>
          </section>
        ))}
      </form>
      <section className="studio-result" aria-labelledby={`${id}-result`}>
        <h2 id={`${id}-result`}>{t.deployResult}</h2>
        <p role="status" className="tool-status">
          {inWords(
            writeVerdict(answer.status, written && { files: written.files.length, problems: written.problems.length }, {
              problems: Object.keys(problems).length,
              examples: examples.length,
            }),
          )}
        </p>
        {answer.status === 'failed' && <LoadFailure failure={studio.setup.failure} onRetry={answer.retry} />}
        {written && (
          <WriteResult
            written={written}
            studio={studio}
            link={formatState({ mode: 'write', wanted }) || '?'}
            onCheck={onCheck}
          />
        )}
      </section>
      {written && (
        <p className="studio-jump">
          <a href={`#${id}-result`}>{t.deploySeeFiles}</a>
        </p>
      )}
    </div>
  );
}
