import type { ScreenProps } from '#site/screen-props.ts';
import { ToolCards } from './ToolCards.tsx';

/** `/tools`: the tools that readers can use on the site. */
export default function ToolsPage(screen: ScreenProps) {
  return (
    <div className="landing">
      <header className="landing-head">
        <h1>{screen.screen.title}</h1>
        <p className="lead">{screen.screen.lead}</p>
      </header>
      <ToolCards screen={screen} heading="h2" isLarge={true} />
    </div>
  );
}
