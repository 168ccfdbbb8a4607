import { fill } from '#model/fill.ts';
import type { InLanguage } from '#model/message.ts';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { deployTexts } from '../../texts.ts';
import { type Picture, pictureInWords } from '../../write/picture.ts';
import { box, placePicture } from './place-picture.ts';

const classes = { outside: 'node muted', service: 'node accent', store: 'node', managed: 'node muted' } as const;

/** What will run, with its ports, in the style of the diagrams on pages. */
export function DeploymentPicture({ picture }: { picture: InLanguage<Picture> }) {
  const t = useTexts(deployTexts);
  const inWords = useMessages();
  const { parts, lines, width, height } = placePicture(picture);
  return (
    <figure className="diagram diagram-wide deploy-picture">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="diagram-frame" aria-label={t.deployPicture} tabIndex={0}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label={inWords(pictureInWords(picture))}
        >
          {lines.map(({ id, path }) => (
            <g key={id} className="edge">
              <path d={path} />
            </g>
          ))}
          {parts.map(({ id, label, port, replicas, kind, x, y }) => (
            <g key={id} className={classes[kind]}>
              <rect x={x} y={y} width={box.width} height={box.height} />
              <text x={x + box.width / 2} y={y + (port === undefined ? 26 : 18)} textAnchor="middle">
                {label}
              </text>
              {port !== undefined && (
                <text x={x + box.width / 2} y={y + 35} textAnchor="middle">
                  {replicas === undefined
                    ? fill(t.deployPort, { port })
                    : fill(t.deployPortReplicas, { port, replicas })}
                </text>
              )}
            </g>
          ))}
        </svg>
      </section>
      <figcaption>{t.deployPictureNote}</figcaption>
    </figure>
  );
}
