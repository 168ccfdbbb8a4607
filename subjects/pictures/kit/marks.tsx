import { Bookmark, Bot, ChartNoAxesCombined, Database, Folder, type IconNode, LayoutDashboard, Workflow } from 'lucide';
import type { SampleAsset } from '#model/sample-catalog.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { Box } from './Box.tsx';
import { useCompany } from './picture-context.ts';

/** The first letters of a name in a circle, as the application shows people without a photograph. */
export function Avatar({ name }: { name: string }) {
  return <span className="k-avatar">{name.slice(0, 1)}</span>;
}

/** A person or a group. */
export function Person({ name, at }: { name: string; at?: string }) {
  return (
    <Box as="span" c="pill" at={at}>
      <Avatar name={name} />
      {name}
    </Box>
  );
}

/** A tag with its color. */
export function Tag({ id, at }: { id: string; at?: string }) {
  const { tags } = useCompany();
  const color = tags.find((tag) => tag.id === id)?.color ?? 'blue';
  return (
    <Box as="span" c={`pill tag ${color}`} at={at}>
      {id}
    </Box>
  );
}

/** A glossary term. */
export function Term({ name, at }: { name: string; at?: string }) {
  return (
    <Box as="span" c="pill" at={at}>
      <Icon of={Bookmark} />
      {name}
    </Box>
  );
}

/** The icon of each kind of asset. */
export const entityIcons: Readonly<Record<SampleAsset['entity'], IconNode>> = {
  dataset: Database,
  dashboard: LayoutDashboard,
  chart: ChartNoAxesCombined,
  dataFlow: Workflow,
  dataJob: Workflow,
  mlFeature: Bot,
  mlModel: Bot,
  container: Folder,
};

/** The icon for an asset's kind. */
export function EntityIcon({ of }: { of: SampleAsset['entity'] }) {
  return (
    <span className={`k-kind k-${of}`}>
      <Icon of={entityIcons[of]} />
    </span>
  );
}

/** A result with its color: of a run, an assertion, a policy. */
export function Status({ label, tone, at }: { label: string; tone: 'good' | 'bad'; at?: string }) {
  return (
    <Box as="span" c={`status ${tone}`} at={at}>
      {label}
    </Box>
  );
}
