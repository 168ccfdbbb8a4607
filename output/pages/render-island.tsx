import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderIsland } from '#site/islands/Island.tsx';
import { islands } from '#site/islands/registry.ts';

/** Island markup that React can hydrate; only renderToString writes the marks that hydration needs. */
export const renderIsland: RenderIsland = (name, props) =>
  // The registry pairs each name with its props; TypeScript can't follow that through a type parameter.
  renderToString(createElement(islands[name] as ComponentType<object>, props as object));
