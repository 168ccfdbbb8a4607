import { Compass, type IconNode, Plug, Server } from 'lucide';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';

interface Path {
  icon: IconNode;
  title: string;
  question: string;
  links: readonly (readonly [label: string, to: string])[];
}

const paths: readonly Path[] = [
  {
    icon: Compass,
    title: 'Evaluate',
    question: 'What does it do, and does it fit your stack?',
    links: [
      ['Features', '/docs/features'],
      ['Key concepts', '/docs/what-is-datahub/datahub-concepts'],
      ['Architecture', '/docs/architecture/architecture'],
      ['Supported platforms', '/integrations'],
    ],
  },
  {
    icon: Server,
    title: 'Deploy',
    question: 'How do you run it, and keep it running?',
    links: [
      ['Quickstart on one machine', '/docs/quickstart'],
      ['Kubernetes with Helm', '/docs/deploy/kubernetes'],
      ['Authentication and tokens', '/docs/authentication'],
      ['Troubleshooting', '/docs/debugging'],
    ],
  },
  {
    icon: Plug,
    title: 'Integrate',
    question: 'How do you get metadata in and out, and react to changes?',
    links: [
      ['Write an ingestion recipe', '/docs/metadata-ingestion'],
      ['Choose an API', '/docs/api/datahub-apis'],
      ['The metadata model', '/docs/metadata-modeling/metadata-model'],
      ['React to changes with actions', '/docs/actions'],
    ],
  },
];

/** Where to start, by what the reader came for. */
export function Paths() {
  const { href, exists } = useSite();
  return (
    <section className="paths" aria-label="Where to start">
      {paths.map(({ icon, title, question, links }) => (
        <div key={title} className="path">
          <Icon of={icon} className="path-icon" />
          <h2>{title}</h2>
          <p>{question}</p>
          <ul>
            {links
              .filter(([, to]) => exists(to))
              .map(([label, to]) => (
                <li key={to}>
                  <a href={href(to)}>{label}</a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
