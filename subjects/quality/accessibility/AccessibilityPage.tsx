import { Island } from '#site/islands/Island.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import type { Conformance } from '../conformance.ts';
import { CriteriaTable } from './CriteriaTable.tsx';
import { principles } from './principles.ts';
import { SlashKey } from './SlashKey.tsx';

/** `/accessibility`: what the site meets, what shows it, and what nobody tested. Its text is content/pages/accessibility.md. */
export default function AccessibilityPage({
  screen,
  facts: {
    quality: { conformance },
  },
  pieces,
}: ScreenProps<{ quality: { conformance: Conformance | undefined } }>) {
  if (!conformance) throw new Error('The page about accessibility needs content/conformance.yaml.');
  const { criteria, judged } = conformance;
  const count = (result: string) => criteria.filter((each) => each.result === result).length;
  return (
    <div className="screen-narrow accessibility">
      <h1>{screen.title}</h1>
      <p className="lead">{screen.description}</p>
      <div className="prose" dangerouslySetInnerHTML={{ __html: pieces.accessibility ?? '' }} />
      <div className="prose">
        <h2 id="keys">A key that you can switch off</h2>
        <p>
          If you use speech input, a stray <kbd>/</kbd> can open search. Switch the key off here; this browser keeps the
          choice. <kbd>Ctrl K</kbd> still opens search.
        </p>
        <Island name="slash-key" component={SlashKey} when="load" props={{}} />
        <h2 id="criteria">Success criteria</h2>
        <p>
          Of the {criteria.length} criteria of levels A and AA, {count('met')} are met, {count('partly')} are met in
          part and {count('not applicable')} do not apply, because the site has nothing that they are about. The list
          was last gone through on <time dateTime={judged}>{judged}</time>.
        </p>
        {principles.map(({ number, name }) => (
          <CriteriaTable
            key={number}
            id={name.toLowerCase()}
            name={`${number}. ${name}`}
            criteria={criteria.filter(({ id }) => id.startsWith(`${number}.`))}
          />
        ))}
      </div>
    </div>
  );
}
