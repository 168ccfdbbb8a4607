import type { RichText } from '#model/rich-text.ts';
import { breakingChanges } from './breaking-changes.ts';
import { installedVersions, type PlacedChange, type PlanRequest, type UpgradePlan } from './plan-upgrade.ts';
import { deploymentNames, type PlannerSetup } from './planner.ts';

/** What the Markdown of a plan is made of. */
export interface PlanDocument {
  plan: UpgradePlan;
  request: PlanRequest;
  setup: PlannerSetup;
  /** IDs of the breaking changes that are ticked. */
  done: ReadonlySet<string>;
  /** Address of the page, for links that start with a slash. */
  origin: string;
}

/** A plan as Markdown: the breaking changes as a task list, the versions, and the steps with their commands. */
export function planMarkdown({ plan, request, setup, done, origin }: PlanDocument): string {
  const line = (text: RichText) => markdownText(text, origin);
  const { chart, cli } = installedVersions(request.to, setup);
  const item = ({ change, entry }: PlacedChange, before: string) =>
    `${before} **${line(change.subject)}** (${entry.name}): ${line(change.text)}${change.action.length > 0 ? ` ${line(change.action)}` : ''}`;
  const breaking = breakingChanges(plan.applying);
  return [
    `# Upgrade DataHub from ${request.from} to ${request.to} (${deploymentNames[request.deployment]})`,
    '## Breaking changes',
    breaking.map((one) => item(one, `- [${done.has(one.id) ? 'x' : ' '}]`)).join('\n') ||
      'None for the chosen connectors and parts.',
    '## Versions',
    [
      `- Server images: v${request.to}`,
      `- Helm chart: ${chart?.version ?? `none installs ${request.to} by default`}`,
      `- Command line: acryl-datahub==${cli}`,
    ].join('\n'),
    '## Steps',
    ...plan.steps.flatMap(({ step, commands, changes }, index) => [
      `### ${index + 1}. ${step.title}`,
      `${step.text} [Details](${new URL(step.href, origin).href})`,
      ...(commands.length > 0 ? [`\`\`\`shell\n${commands.join('\n')}\n\`\`\``] : []),
      ...(changes.length > 0 ? [changes.map((one) => item(one, '-')).join('\n')] : []),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

function markdownText(text: RichText, origin: string): string {
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('code' in part) return `\`${part.code}\``;
      return 'strong' in part ? `**${part.strong}**` : `[${part.text}](${new URL(part.link, origin).href})`;
    })
    .join('');
}
