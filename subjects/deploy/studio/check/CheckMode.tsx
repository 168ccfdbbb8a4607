import { useMemo } from 'react';
import { fill } from '#model/fill.ts';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import { CodeField } from '#site/tools/check/CodeField.tsx';
import { CursorHelp } from '#site/tools/check/CursorHelp.tsx';
import { ProblemList } from '#site/tools/check/ProblemList.tsx';
import { useCursorHelp } from '#site/tools/check/use-cursor-help.ts';
import { useTextCheck } from '#site/tools/check/use-text-check.ts';
import { saveFile } from '#site/tools/save-file.ts';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { useAnswer } from '#site/worker-client/use-answer.ts';
import type { DeployFile } from '../../check/check-deploy.ts';
import { deployTexts } from '../../texts.ts';
import type { DeployClient, DeploySetup } from '../studio.ts';
import { CheckedDeploy } from './CheckedDeploy.tsx';
import { checkVerdict } from './check-verdict.ts';
import { exampleValues } from './example-values.ts';

const fileNames: Readonly<Record<DeployFile, string>> = {
  values: 'values.yaml',
  prerequisites: 'prerequisites-values.yaml',
  compose: 'docker-compose.override.yml',
  env: '.env',
};

interface CheckModeProps {
  studio: DeploySetup;
  client: DeployClient;
  text: string;
  onText: (text: string) => void;
}

/** Finds the errors in a deployment file while it is edited, and fixes them. */
export function CheckMode({ studio, client, text, onText }: CheckModeProps) {
  const { setup, addresses, version, rules } = studio;
  const t = useTexts(deployTexts);
  const inWords = useMessages();
  const isEmpty = text.trim() === '';
  const check = useAnswer(
    client,
    useMemo(() => (isEmpty ? undefined : ({ kind: 'check', text } as const)), [isEmpty, text]),
  );
  const cursor = useCursorHelp(client, text);
  const { field, surface, status, refused, fixed, current, fix } = useTextCheck({
    text,
    label: t.deployFile,
    onText,
    last: check.last,
    cursor,
  });
  const { last } = check;
  const verdict = () => {
    if (refused !== undefined) return fill(t.deployTooLong, { count: refused.toLocaleString('en') });
    const done = fixed && fill(t.deployDone, { fixed: fixed.replaceAll('`', '') });
    return [done, inWords(checkVerdict(check))].filter(Boolean).join(' ');
  };
  const name = fileNames[last?.answer.file ?? 'values'];
  return (
    <div className="studio-columns">
      <div className="studio-form">
        <CodeField {...field} placeholder={'global:\n  elasticsearch:\n    host: …'} />
        {isEmpty ? (
          <p>
            {t.deployNothing}{' '}
            <button type="button" className="studio-clear" onClick={() => surface.replace(exampleValues)}>
              {t.deployTryExample}
            </button>
            .
          </p>
        ) : (
          <CursorHelp found={cursor.found} addresses={addresses} invitation={t.deployPutCursor} />
        )}
      </div>
      <div className="studio-result">
        <p {...status} tabIndex={-1} role="status" className="tool-status">
          {verdict()}
        </p>
        {check.status === 'failed' && <LoadFailure failure={setup.failure} onRetry={check.retry} />}
        {current !== undefined && current.recognized > 0 && current.problems.length === 0 && (
          <CheckedDeploy version={version} rules={rules} />
        )}
        {!isEmpty && (
          <p className="studio-actions">
            <button type="button" className="button" onClick={() => saveFile(name, text, 'application/yaml')}>
              {fill(t.deploySave, { file: name })}
            </button>
          </p>
        )}
        {last && last.answer.problems.length > 0 && (
          <ProblemList
            problems={last.answer.problems}
            addresses={addresses}
            onShow={({ from, to }) => surface.select(from, to)}
            onFix={fix}
          />
        )}
      </div>
    </div>
  );
}
