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
    question: 'What does it do, and does it fit our stack?',
    links: [
      ['Features', '/docs/features'],
      ['Concepts in ten minutes', '/docs/what-is-datahub/datahub-concepts'],
      ['How it is built', '/docs/architecture/architecture'],
      ['What it connects to', '/integrations'],
    ],
  },
  {
    icon: Server,
    title: 'Deploy',
    question: 'How do I run it, and keep it running?',
    links: [
      ['Quickstart on one machine', '/docs/quickstart'],
      ['Kubernetes with Helm', '/docs/deploy/kubernetes'],
      ['Sign-in and tokens', '/docs/authentication'],
      ['When something is unhealthy', '/docs/debugging'],
    ],
  },
  {
    icon: Plug,
    title: 'Integrate',
    question: 'How do I get metadata in, out and acted on?',
    links: [
      ['Write an ingestion recipe', '/docs/metadata-ingestion'],
      ['Which API for what', '/docs/api/datahub-apis'],
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
