import type { RecipeBase } from '#recipes/facts.ts';
import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { ToolPage } from '../ToolPage.tsx';
import { studioSetup } from './studio-setup.ts';

/** `/tools/recipes`: writes recipes and finds what is wrong with them. */
export default function RecipesPage({ screen, connectors, toolFacts, pieces }: ScreenProps) {
  const site = useSite();
  // Facts of tools are plain data by name; this one is what `recipes` calls its base.
  const facts = toolFacts.recipes as RecipeBase;
  return (
    <ToolPage
      title={screen.title}
      lead="Choose what to read and where it goes, and get a commented recipe with everything that it takes to run it. Or paste one, and have its mistakes found and mended."
      tool={<Island name="tool-recipes" when="load" props={studioSetup(facts, connectors, site)} />}
    >
      <div className="prose tool-text" dangerouslySetInnerHTML={{ __html: pieces['tools-recipes'] ?? '' }} />
    </ToolPage>
  );
}
