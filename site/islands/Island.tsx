import { createContext, useContext } from 'react';
import { useSite } from '#site/context.ts';
import type {} from './elements.ts';
import type { IslandName, IslandProps } from './registry.ts';

export type IslandTrigger = 'load' | 'idle' | 'visible' | 'interaction' | 'manual';

/** Renders an island's component to markup that hydrates; given by output, since only Node has the server renderer. */
export type RenderIsland = <N extends IslandName>(name: N, props: IslandProps<N>) => string;
export const IslandRenderer = createContext<RenderIsland | undefined>(undefined);

/**
 * A place in the page that React operates in the browser. Its markup is made at build time; the runtime loads its module when
 * `when` says so. Props travel as JSON, so they must be plain data.
 */
export function Island<N extends IslandName>({
  name,
  when,
  props,
}: { name: N; when: IslandTrigger } & (object extends IslandProps<N>
  ? { props?: IslandProps<N> }
  : { props: IslandProps<N> })) {
  const { asset, strings } = useSite();
  const render = useContext(IslandRenderer);
  if (!render) throw new Error('<Island> needs an IslandRenderer around it.');
  const given = (props ?? {}) as IslandProps<N>;
  return (
    <dh-island
      data-src={asset(`islands/${name}`)}
      data-when={when}
      data-props={JSON.stringify(given)}
      data-crashed={strings.crashed}
      data-try-again={strings.tryAgain}
      dangerouslySetInnerHTML={{ __html: render(name, given) }}
    />
  );
}
