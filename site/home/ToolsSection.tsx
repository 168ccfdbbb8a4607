import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { ToolCards } from '#site/tools/ToolCards.tsx';
import { useTexts } from '#site/use-texts.ts';
import { frameTexts } from '../texts.ts';

/** The tools of the site, with what each of them does to an example. */
export function ToolsSection({ screen }: { screen: ScreenProps }) {
  const t = useTexts(frameTexts);
  const { exists } = useSite();
  if (!exists('/tools')) return null;
  return (
    <section className="home-tools">
      <h2>{t.homeToolsOwnRecipesUrns}</h2>
      <p className="lead">{t.homeTheyRunBrowserWhat}</p>
      <ToolCards screen={screen} heading="h3" />
    </section>
  );
}
