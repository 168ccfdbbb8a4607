import { urnMessages } from '#model/urn/messages.ts';
import type { RecipeBase } from '#recipes/facts.ts';
import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { problemCountMessages } from '#site/tools/check/messages.ts';
import { toolCheckTexts } from '#site/tools/check/texts.ts';
import { ToolPage } from '#site/tools/ToolPage.tsx';
import type { Connector } from '#subjects/connectors/schema/connector.ts';
import { yamlMessages } from '#yaml/check/messages.ts';
import { recipeTranslatable } from '../translatable.ts';
import { RecipeStudio } from './RecipeStudio.tsx';
import { studioSetup } from './studio-setup.ts';

/** `/tools/recipes`: writes recipes and finds errors in them. */
export default function RecipesPage({
  screen,
  facts: { connectors },
  toolFacts,
  screenTexts,
  pictures,
}: ScreenProps<{ connectors: readonly Connector[] }>) {
  const site = useSite();
  // Facts of tools are plain data by name; this one is what `recipes` calls its base.
  const base = toolFacts.recipes as RecipeBase;
  return (
    <ToolPage
      screen={screen}
      picture={pictures[screen.path]}
      text={screenTexts['tools-recipes']}
      tool={
        <Island
          name="tool-recipes"
          component={RecipeStudio}
          texts={{ ...recipeTranslatable, ...toolCheckTexts, ...problemCountMessages, ...yamlMessages, ...urnMessages }}
          when="load"
          props={studioSetup(base, connectors, site)}
        />
      }
    />
  );
}
