import { Compass, type IconNode, Plug, Server } from 'lucide';
import type { Texts } from '#model/strings.ts';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { useTexts } from '#site/use-texts.ts';
import { frameTexts } from '../texts.ts';

interface Path {
  icon: IconNode;
  title: string;
  question: string;
  links: readonly (readonly [label: string, to: string])[];
}

const paths = (t: Texts<typeof frameTexts>): readonly Path[] => [
  {
    icon: Compass,
    title: 'Evaluate',
    question: t.homeWhatDoesDoDoes,
    links: [
      ['Features', '/docs/features'],
      [t.homeKeyConcepts, '/docs/what-is-datahub/datahub-concepts'],
      ['Architecture', '/docs/architecture/architecture'],
      [t.homeSupportedPlatforms, '/integrations'],
    ],
  },
  {
    icon: Server,
    title: 'Deploy',
    question: t.homeHowDoRunKeep,
    links: [
      [t.homeQuickstartOneMachine, '/docs/quickstart'],
      [t.homeKubernetesHelm, '/docs/deploy/kubernetes'],
      [t.homeAuthenticationTokens, '/docs/authentication'],
      ['Troubleshooting', '/docs/debugging'],
    ],
  },
  {
    icon: Plug,
    title: 'Integrate',
    question: t.homeHowDoGetMetadata,
    links: [
      [t.homeWriteIngestionRecipe, '/docs/metadata-ingestion'],
      [t.homeChooseApi, '/docs/api/datahub-apis'],
      [t.homeMetadataModel, '/docs/metadata-modeling/metadata-model'],
      [t.homeReactChangesActions, '/docs/actions'],
    ],
  },
];

/** Where to start, depending on the reader's goal. */
export function Paths() {
  const t = useTexts(frameTexts);
  const { href, exists } = useSite();
  return (
    <section className="paths" aria-label={t.homeWhereStart}>
      {paths(t).map(({ icon, title, question, links }) => (
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
