import type { ReactNode } from 'react';
import type { ScreenRoute } from '#model/locale-site.ts';
import { useSite } from '#site/context.ts';
import { useTexts } from '#site/use-texts.ts';
import { frameTexts } from '../texts.ts';

/** The frame of a tool: what it does, the tool, and what can be read without script. */
export function ToolPage({ screen, tool, children }: { screen: ScreenRoute; tool: ReactNode; children: ReactNode }) {
  const t = useTexts(frameTexts);
  const { href, screens } = useSite();
  const up = screens.find((one) => one.screen === 'tools');
  return (
    <div className="landing tool-page">
      {up && (
        <p className="tool-up">
          <a href={href(up.path)}>{up.title}</a>
        </p>
      )}
      <header className="landing-head">
        <h1>{screen.title}</h1>
        <p className="lead">{screen.lead}</p>
      </header>
      {tool}
      <noscript>
        <p>{t.toolToolNeedsJavascriptWhat}</p>
      </noscript>
      {children}
    </div>
  );
}
