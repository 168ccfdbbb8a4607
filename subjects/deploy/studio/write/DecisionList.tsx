import { type AddressStyle, toHref } from '#model/address.ts';
import { fill } from '#model/fill.ts';
import type { InLanguage } from '#model/message.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import { deployTexts } from '../../texts.ts';
import type { LinkedDecision } from '../linked-deployment.ts';

/** Every answer with its consequences, and links to the settings that it controls. */
export function DecisionList({
  decisions,
  addresses,
}: {
  decisions: readonly InLanguage<LinkedDecision>[];
  addresses: AddressStyle;
}) {
  const t = useTexts(deployTexts);
  return (
    <dl className="deploy-decisions">
      {decisions.map(({ field, question, answer, note, page, settings }) => (
        <div key={field}>
          <dt>
            {question} {answer}
          </dt>
          <dd>
            <CodeText text={note} />{' '}
            {page !== undefined && (
              <a href={toHref(page, addresses)}>
                {t.deployMore}
                <span className="visually-hidden">{fill(t.deployMoreAbout, { answer })}</span>
              </a>
            )}
            {settings.length > 0 && (
              <ul className="deploy-settings">
                {settings.map((setting) => (
                  <li key={setting.name}>
                    <a href={toHref(setting.page, addresses)}>
                      <code>{setting.name}</code>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
