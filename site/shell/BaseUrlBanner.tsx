import { useSite } from '#site/context.ts';

/**
 * Explains, on the home page, that files of the site could not be loaded; the script behind it shows it when that really happened. It is for whoever
 * deploys the site, so it keeps the wording that deployers search for, in every language.
 */
export function BaseUrlBanner({ script }: { script: string }) {
  const { config } = useSite();
  return (
    <>
      <div className="base-banner" role="alert" data-base-banner="" hidden>
        <p>
          <strong>Your Docusaurus site did not load properly.</strong>
        </p>
        <p>Its scripts or style sheets are missing or blocked.</p>
        <p data-base-advice="">
          The usual reason is a wrong base URL in the site configuration. It is <code>{config.baseUrl}</code>; this
          address suggests{' '}
          <code>
            baseUrl: <span data-base-suggested="" />
          </code>
        </p>
      </div>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
