import type { Message } from '#model/message.ts';
import type { RichText } from '#model/rich-text.ts';
import { breakingChanges } from './breaking-changes.ts';
import { planMessage } from './messages.ts';
import { installedVersions, type PlacedChange, type PlanRequest, type UpgradePlan } from './plan-upgrade.ts';
import { deploymentNames, type PlannerSetup } from './planner.ts';

/** The input for a plan's Markdown. */
export interface PlanDocument {
  plan: UpgradePlan;
  request: PlanRequest;
  setup: PlannerSetup;
  /** IDs of the breaking changes that are checked. */
  done: ReadonlySet<string>;
  /** Address of the page, for links that start with a slash. */
  origin: string;
  /** Turns a message into its sentence in the language of the page. */
  inWords: (message: Message) => string;
}

/** A plan as Markdown: the breaking changes as a task list, the versions, and the steps with their commands. */
export function planMarkdown({ plan, request, setup, done, origin, inWords }: PlanDocument): string {
  const line = (text: RichText) => markdownText(text, origin);
  const { chart, cli } = installedVersions(request.to, setup);
  const item = ({ change, entry }: PlacedChange, before: string) =>
    `${before} **${line(change.subject)}** (${entry.name}): ${line(change.text)}${change.action.length > 0 ? ` ${line(change.action)}` : ''}`;
  const details = inWords(planMessage('upgradePlanDetails'));
  const { from, to: version } = request;
  const title = planMessage('upgradePlanTitle', { from, to: version, deployment: deploymentNames[request.deployment] });
  const noChart = planMessage('upgradePlanNoChart', { version });
  const breaking = breakingChanges(plan.applying);
  return [
    `# ${inWords(title)}`,
    `## ${inWords(planMessage('upgradePlanBreaking'))}`,
    breaking.map((one) => item(one, `- [${done.has(one.id) ? 'x' : ' '}]`)).join('\n') ||
      inWords(planMessage('upgradePlanNone')),
    `## ${inWords(planMessage('upgradePlanVersions'))}`,
    [
      planMessage('upgradePlanImages', { version }),
      chart === undefined ? noChart : planMessage('upgradePlanChart', { chart: chart.version }),
      planMessage('upgradePlanCli', { cli }),
    ]
      .map((each) => `- ${inWords(each)}`)
      .join('\n'),
    `## ${inWords(planMessage('upgradePlanSteps'))}`,
    ...plan.steps.flatMap(({ step, commands, changes }, index) => [
      `### ${index + 1}. ${step.title}`,
      `${step.text} [${details}](${new URL(step.href, origin).href})`,
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
