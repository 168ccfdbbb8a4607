import type { ComponentType } from 'react';
import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';

interface ToolCardsProps {
  screen: ScreenProps;
  heading: 'h2' | 'h3';
  /** Whether there is room for the full preview. */
  isLarge?: boolean;
}

/** The tools, each with a preview that the build generates from real data. The whole card is its link. */
export function ToolCards({ screen, heading: Heading, isLarge = false }: ToolCardsProps) {
  const { href, screens } = useSite();
  return (
    <ul className="tool-cards" data-large={isLarge || undefined}>
      {screens
        .filter(({ path }) => path.startsWith('/tools/'))
        .map(({ path, title, lead }) => {
          // Each preview names the facts that it needs; the page was given those of all subjects.
          const Preview = screen.previews[path] as ComponentType<ScreenProps> | undefined;
          return (
            <li key={path}>
              <Heading>
                <a href={href(path)}>{title}</a>
              </Heading>
              <p>{lead}</p>
              {Preview && <Preview {...screen} />}
            </li>
          );
        })}
    </ul>
  );
}
