import type { ScreenProps } from '#site/screen-props.ts';
import { Capabilities } from './Capabilities.tsx';
import { Hero } from './Hero.tsx';
import { Paths } from './Paths.tsx';
import { QuickstartSection } from './QuickstartSection.tsx';
import { RecipeSection } from './RecipeSection.tsx';
import { ToolsSection } from './ToolsSection.tsx';

/** `/`: what DataHub is, where to start, how to add metadata, and what readers can do with it. */
export default function HomePage(screen: ScreenProps) {
  const { screenTexts } = screen;
  return (
    <div className="home">
      <Hero screen={screen} />
      <Paths />
      <ToolsSection screen={screen} />
      <RecipeSection recipeHtml={screenTexts['home-recipe'] ?? ''} />
      <Capabilities />
      <QuickstartSection commandsHtml={screenTexts['home-quickstart'] ?? ''} />
    </div>
  );
}
