import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { frameTexts } from '../texts.ts';

/**
 * Explains, on the home page, that files of the site could not be loaded. The script after it shows it only if that happened. It is addressed to
 * people who deploy the site, so it keeps the wording that they search for, in every language.
 */
export function BaseUrlBanner({ script }: { script: string }) {
  const t = useTexts(frameTexts);
  const { config } = useSite();
  return (
    <>
      <div className="base-banner" role="alert" data-base-banner="" hidden>
        <p>
          <strong>{t.frameDocusaurusSiteDidNot}</strong>
        </p>
        <p>{t.frameScriptsStyleSheetsMissing}</p>
        <p data-base-advice="">
          {fillNodes(t.frameUsualReasonWrongBase, {
            code: <code>{config.baseUrl}</code>,
            code2: (
              <code>
                baseUrl: <span data-base-suggested="" />
              </code>
            ),
          })}
        </p>
      </div>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
