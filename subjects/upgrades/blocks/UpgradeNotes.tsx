import { Fragment } from 'react';
import { RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { upgradeTexts } from '../texts.ts';
import type { UpgradeNotesBlock } from './block-types.ts';

/** What changed in a version, and what to do about it. */
export function UpgradeNotes({ block: { intro, groups } }: { block: UpgradeNotesBlock }) {
  const t = useTexts(upgradeTexts);
  return (
    <>
      {intro.map((text, index) => (
        // Notes never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={index}>
          <RichInline text={text} />
        </p>
      ))}
      {groups.map(({ title, changes }) => (
        <Fragment key={title}>
          <p>
            <strong>{title}</strong>
          </p>
          <ul>
            {changes.map(({ subject, text, action }, index) => (
              // Changes never change their order.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index}>
                <strong>
                  <RichInline text={subject} />:
                </strong>{' '}
                <RichInline text={text} />
                {action.length > 0 && (
                  <>
                    {' '}
                    <em>{t.upgradeDo}</em> <RichInline text={action} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}
