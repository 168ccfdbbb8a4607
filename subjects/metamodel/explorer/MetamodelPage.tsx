import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import type { ScreenProps } from '#site/screen-props.ts';
import { ToolPage } from '#site/tools/ToolPage.tsx';
import type { MetamodelSiteFacts } from '../graph-facts.ts';
import { metamodelTranslatable } from '../translatable.ts';
import { Explorer } from './Explorer.tsx';

/** `/tools/metamodel`: entities, aspects and relationships as a graph and as a table. */
export default function MetamodelPage({
  screen,
  facts: { metamodel },
  screenTexts,
  pictures,
}: ScreenProps<{ metamodel: MetamodelSiteFacts }>) {
  const site = useSite();
  const pages = Object.fromEntries(
    metamodel.facts.entities.flatMap(({ name }) => {
      const path = `/docs/generated/metamodel/entities/${name.toLowerCase()}`;
      return site.exists(path) ? [[name, site.href(path)]] : [];
    }),
  );
  return (
    <ToolPage
      screen={screen}
      picture={pictures[screen.path]}
      text={screenTexts['tools-metamodel']}
      tool={
        <Island
          name="tool-metamodel"
          component={Explorer}
          texts={metamodelTranslatable}
          when="load"
          props={{ ...metamodel, pages }}
        />
      }
    />
  );
}
