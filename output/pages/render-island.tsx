import { renderToString } from 'react-dom/server';
import type { RenderIsland } from '#site/islands/Island.tsx';
import { TranslationsContext } from '#site/use-texts.ts';

/** Island markup that React can hydrate; only renderToString writes the marks that hydration needs. */
export const renderIsland: RenderIsland = (Component, props, { name, translations }) =>
  renderToString(
    <TranslationsContext value={translations}>
      <Component {...props} />
    </TranslationsContext>,
    // The dialogs are rendered on their own, so IDs would otherwise begin anew in each of them.
    { identifierPrefix: name },
  );
