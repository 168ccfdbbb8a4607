import type { Texts } from '#model/strings.ts';
import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { metamodelTexts } from '../texts.ts';
import type { UrnFormatBlock } from './block-types.ts';

/** How an entity's URN is written, part by part, with valid and invalid examples. */
export function UrnFormat({ block: { caption, format, parts, valid, invalid } }: { block: UrnFormatBlock }) {
  const t = useTexts(metamodelTexts);
  return (
    <div className="urn-format">
      <pre className="urn-pattern">
        <code>
          {format
            .split(/(\{\w+\})/)
            .map((part) => (part.startsWith('{') ? <em key={part}>{part.slice(1, -1)}</em> : part))}
        </code>
      </pre>
      <ReferenceTable
        caption={caption}
        className="urn-parts"
        columns={[t.metamodelPart, t.metamodelMeaning, t.metamodelExample]}
        rows={parts.map(({ name, type, description, example }) => ({
          key: name,
          cells: [
            <span key="name" className="named">
              <code>{name}</code> <span className="ref-type">{type}</span>
            </span>,
            <RichInline key="meaning" text={description} />,
            <code key="example">{example}</code>,
          ],
        }))}
      />
      <UrnExamples title={t.metamodelValid} kind="valid" examples={valid} verdict={() => 'Valid'} />
      <UrnExamples
        title={t.metamodelNotValid}
        kind="invalid"
        examples={invalid}
        verdict={(example) => invalidVerdict(example, t)}
      />
    </div>
  );
}

function invalidVerdict({ accepted }: UrnFormatBlock['invalid'][number], t: Texts<typeof metamodelTexts>): string {
  return accepted ? t.metamodelAcceptedButWrong : t.metamodelNotValid;
}

interface UrnExamplesProps<Example> {
  title: string;
  kind: string;
  examples: readonly Example[];
  verdict: (example: Example) => string;
}

function UrnExamples<Example extends UrnFormatBlock['valid'][number]>({
  title,
  kind,
  examples,
  verdict,
}: UrnExamplesProps<Example>) {
  return (
    <dl className={`urn-examples urn-${kind}`} aria-label={title}>
      {examples.map((example) => (
        <div key={example.urn}>
          <dt>
            <span className="urn-verdict">{verdict(example)}</span> <code>{example.urn}</code>
          </dt>
          <dd>
            <RichInline text={example.note} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
