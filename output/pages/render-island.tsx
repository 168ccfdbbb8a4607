import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderIsland } from '#site/islands/Island.tsx';

/** Island markup that React can hydrate; only renderToString writes the marks that hydration needs. */
export const renderIsland: RenderIsland = (component, props) => renderToString(createElement(component, props));
