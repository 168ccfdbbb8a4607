import type { ReactNode } from 'react';
import { useSite } from '#site/context.ts';

/** The frame of a tool: what it does, the tool, and what can be read without script. */
export function ToolPage({
  title,
  lead,
  tool,
  children,
}: {
  title: string;
  lead: string;
  tool: ReactNode;
  children: ReactNode;
}) {
  const { href } = useSite();
  return (
    <div className="landing tool-page">
      <p className="tool-up">
        <a href={href('/tools')}>Tools</a>
      </p>
      <header className="landing-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {tool}
      <noscript>
        <p>The tool needs JavaScript. What follows can be read without it.</p>
      </noscript>
      {children}
    </div>
  );
}
