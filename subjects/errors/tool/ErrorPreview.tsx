import { RichInline } from '#site/reference/RichInline.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { useTexts } from '#site/use-texts.ts';
import type { PublishedKnowledge } from '../knowledge/rows.ts';
import { errorTexts } from '../texts.ts';

/** An entry that isn't about a connector. */
const ENTRY = 'quickstart-port-taken';

/** A message of a log, its most likely cause, and the fix, from the entry that the tool shows for it. */
export function ErrorPreview({ toolFacts }: Pick<ScreenProps, 'toolFacts'>) {
  const t = useTexts(errorTexts);
  // Facts of tools are plain data by name; these are what the tool loads.
  // Facts of tools are plain data by name; these are what the tool loads.
  const knowledge = toolFacts.errors as PublishedKnowledge | undefined;
  const entry = knowledge?.entries.find(({ id }) => id === ENTRY);
  const message = entry?.messages.flatMap((each) => ('text' in each ? [each.text] : []))[0];
  const [cause] = entry?.causes ?? [];
  if (!entry || !cause || message === undefined) return null;
  return (
    <div className="tool-preview">
      <pre>
        <code>
          ERROR <mark>{message}</mark>
        </code>
      </pre>
      <dl className="preview-causes">
        <div>
          <dt>{t.errorCause}</dt>
          <dd>
            <RichInline text={cause.cause} />
          </dd>
        </div>
        <div className="preview-more">
          <dt>{t.errorDiagnosis}</dt>
          <dd>
            <RichInline text={cause.check} />
          </dd>
        </div>
        <div>
          <dt>{t.errorSolution}</dt>
          <dd>
            <RichInline text={cause.fix} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
