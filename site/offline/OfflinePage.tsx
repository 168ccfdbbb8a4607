import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { OfflineCopy } from './OfflineCopy.tsx';

/** `/offline`: keeping a copy for reading offline, and what that means. */
export default function OfflinePage({ screen, pieces }: ScreenProps) {
  const { href } = useSite();
  return (
    <div className="screen-narrow offline-page">
      <h1>{screen.title}</h1>
      <p className="lead">{screen.lead}</p>
      <Island name="offline" component={OfflineCopy} when="load" props={{ base: href('/') }} />
      <noscript>
        <p>Keeping a copy in the browser needs JavaScript.</p>
      </noscript>
      <div className="prose" dangerouslySetInnerHTML={{ __html: pieces.offline ?? '' }} />
    </div>
  );
}
