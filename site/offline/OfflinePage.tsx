import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { useTexts } from '#site/use-texts.ts';
import { OfflineCopy } from './OfflineCopy.tsx';
import { offlineCopyTexts } from './texts.ts';

/** `/offline`: keeping a copy for reading offline, and what that means. */
export default function OfflinePage({ screen, screenTexts }: ScreenProps) {
  const t = useTexts(offlineCopyTexts);
  const { href } = useSite();
  return (
    <div className="screen-narrow offline-page">
      <h1>{screen.title}</h1>
      <p className="lead">{screen.lead}</p>
      <Island name="offline" component={OfflineCopy} texts={offlineCopyTexts} when="load" props={{ base: href('/') }} />
      <noscript>
        <p>{t.offlineCopyKeepingCopyBrowserNeeds}</p>
      </noscript>
      <div className="prose" dangerouslySetInnerHTML={{ __html: screenTexts.offline ?? '' }} />
    </div>
  );
}
