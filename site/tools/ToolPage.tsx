import type { ComponentType, ReactNode } from 'react';
import type { ScreenRoute } from '#model/locale-site.ts';
import { useSite } from '#site/context.ts';
import { useTexts } from '#site/use-texts.ts';
import { frameTexts } from '../texts.ts';

interface ToolPageProps {
  screen: ScreenRoute;
  tool: ReactNode;
  /** Screen of the web application that belongs to the tool, beside its text; not every tool has one. */
  picture?: ComponentType | undefined;
  /** The part that is readable without JavaScript, as HTML. */
  text?: string | undefined;
  /** What belongs below the text. */
  children?: ReactNode;
}

/** The frame of a tool: what it does, the tool, and the part that is readable without JavaScript. */
export function ToolPage({ screen, tool, picture: ToolPicture, text = '', children }: ToolPageProps) {
  const t = useTexts(frameTexts);
  const { href, screens } = useSite();
  const about = (
    <>
      <div className="prose tool-text" dangerouslySetInnerHTML={{ __html: text }} />
      {children}
    </>
  );
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
      {ToolPicture ? (
        <div className="tool-about">
          <div>{about}</div>
          <ToolPicture />
        </div>
      ) : (
        about
      )}
    </div>
  );
}
