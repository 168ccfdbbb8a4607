import type { ComponentType } from 'react';
import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { tools } from '../tools.ts';
import { ErrorPreview } from './ErrorPreview.tsx';
import { MetamodelPreview } from './MetamodelPreview.tsx';
import { RecipePreview } from './RecipePreview.tsx';
import { UpgradePreview } from './UpgradePreview.tsx';
import { UrnPreview } from './UrnPreview.tsx';

const previews: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  '/tools/recipes': RecipePreview,
  '/tools/errors': ErrorPreview,
  '/tools/urn': UrnPreview,
  '/tools/metamodel': MetamodelPreview,
  '/tools/upgrade': UpgradePreview,
};

interface ToolCardsProps {
  screen: ScreenProps;
  heading: 'h2' | 'h3';
  /** Whether there is room for all that a preview shows. */
  isLarge?: boolean;
}

/** The tools, each with a preview that the build makes of real data. The whole card is its link. */
export function ToolCards({ screen, heading: Heading, isLarge = false }: ToolCardsProps) {
  const { href, exists } = useSite();
  return (
    <ul className="tool-cards" data-large={isLarge || undefined}>
      {tools
        .filter(({ path }) => exists(path))
        .map(({ path, title, sentence }) => {
          const Preview = previews[path];
          return (
            <li key={path}>
              <Heading>
                <a href={href(path)}>{title}</a>
              </Heading>
              <p>{sentence}</p>
              {Preview && <Preview {...screen} />}
            </li>
          );
        })}
    </ul>
  );
}
