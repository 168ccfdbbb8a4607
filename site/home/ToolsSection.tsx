import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { ToolCards } from '#site/tools/ToolCards.tsx';

/** The tools of the site, with what each of them does to an example. */
export function ToolsSection({ screen }: { screen: ScreenProps }) {
  const { exists } = useSite();
  if (!exists('/tools')) return null;
  return (
    <section className="home-tools">
      <h2>Tools for your own recipes, URNs, and errors</h2>
      <p className="lead">They run in your browser. What you paste stays on your machine.</p>
      <ToolCards screen={screen} heading="h3" />
    </section>
  );
}
