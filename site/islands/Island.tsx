import { type ComponentType, createContext, useContext } from 'react';
import type { EnglishTexts } from '#model/strings.ts';
import { useSite } from '#site/context.ts';
import type {} from './elements.ts';
import { ownTranslations, textsAttribute } from './own-translations.ts';

export type IslandTrigger = 'load' | 'idle' | 'visible' | 'interaction' | 'manual';

/** Renders an island's component to markup that can be hydrated. Provided by output/, because only Node has the server renderer. */
export type RenderIsland = <P extends object>(
  component: ComponentType<P>,
  props: P,
  /** The name is a prefix of the IDs in the markup, which makes them unique in a document. */
  island: { name: string; translations: EnglishTexts },
) => string;
export const IslandRenderer = createContext<RenderIsland | undefined>(undefined);

/**
 * A place in the page that React operates in the browser. Its markup is made at build time. The runtime loads its module when
 * `when` says so. Props travel as JSON, so they must be plain data.
 * @param name name of the `{name}.island.tsx` module that mounts the component in the browser
 */
export function Island<P extends object>({
  name,
  component,
  when,
  props,
  texts = {},
}: {
  name: string;
  component: ComponentType<P>;
  when: IslandTrigger;
  props: P;
  /** The English texts that the component and those inside it use; their translations travel with the props. */
  texts?: EnglishTexts;
}) {
  const { asset, strings, translations } = useSite();
  const own = ownTranslations(translations, texts);
  const render = useContext(IslandRenderer);
  if (!render) throw new Error('<Island> needs an IslandRenderer around it.');
  return (
    <dh-island
      data-src={asset(`islands/${name}`)}
      data-name={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      data-texts={textsAttribute(own)}
      data-crashed={strings.crashed}
      data-try-again={strings.tryAgain}
      dangerouslySetInnerHTML={{ __html: render(component, props, { name, translations: own }) }}
    />
  );
}
