import { useId, useState } from 'react';
import { fillNodes } from '#site/fill-nodes.ts';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { useTexts } from '#site/use-texts.ts';
import { benchTexts } from '../texts.ts';
import { type Call, type CallLanguage, callFiles, callLanguages, callSample } from './call-samples.ts';
import { useReaderValues } from './use-reader-values.ts';

/** The same request from the command line and from programs. */
export function CallSamples({ call, copy }: { call: Call; copy: string }) {
  const t = useTexts(benchTexts);
  const values = useReaderValues();
  const [language, setLanguage] = useState<CallLanguage>('cURL');
  const group = useId();
  return (
    <>
      <fieldset className="tool-choice">
        <legend>{t.benchLanguage}</legend>
        {callLanguages.map((each) => (
          <label key={each}>
            <input type="radio" name={group} checked={each === language} onChange={() => setLanguage(each)} />
            {each}
          </label>
        ))}
      </fieldset>
      <p className="studio-note">
        {fillNodes(t.benchCallsNote, { code: <code>{values.token ?? 'DATAHUB_TOKEN'}</code> })}
      </p>
      <CodeBlock label={callFiles[language]} code={callSample(language, call, values)} copy={copy} />
    </>
  );
}
