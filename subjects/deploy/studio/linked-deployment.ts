import type { Said } from '#model/message.ts';
import { pagePath, variableAnchor } from '#subjects/environment/addresses.ts';
import { checkDeploy } from '../check/check-deploy.ts';
import type { DeployFacts } from '../deploy-facts.ts';
import type { Decision, WrittenDeployment } from '../write/write-deployment.ts';

/** A setting with the place that describes it. */
export interface SettingLink {
  name: string;
  /** Path and hash of its row. */
  page: string;
}

/** A decision whose settings lead to their descriptions. */
export interface LinkedDecision extends Omit<Decision, 'values' | 'variables'> {
  settings: readonly SettingLink[];
}

/** What was written, with links to descriptions, and what the checker says about it. */
export interface LinkedDeployment extends Omit<WrittenDeployment, 'decisions'> {
  decisions: readonly LinkedDecision[];
  /** Messages of the checker, each with the file that it is about; code is between backticks. */
  problems: readonly { file: string; message: Said }[];
}

/** More settings than these would hide the decision itself. */
const mostSettings = 6;

/** Adds data from the facts to a written deployment. */
export function linkedDeployment(written: WrittenDeployment, facts: DeployFacts): LinkedDeployment {
  const pages = new Map(Object.entries(facts.servicePages));
  const valueLink = (path: string): SettingLink[] => {
    const fact = facts.values.find(
      (value) => value.path === path || path.startsWith(`${value.path.replace(/\.\*$/, '')}.`),
    );
    return fact === undefined ? [] : [{ name: fact.path, page: fact.page }];
  };
  const variableLink = ({ service, name }: { service: string; name: string }): SettingLink[] => {
    const page = pages.get(service);
    const isKnown = facts.variables[name]?.services.includes(service) ?? false;
    return page === undefined || !isKnown
      ? []
      : [{ name, page: `${pagePath(page.id)}#${variableAnchor(service, name, pages)}` }];
  };
  return {
    ...written,
    decisions: written.decisions.map(({ values, variables, ...decision }) => {
      const links = [...values.flatMap(valueLink), ...variables.flatMap(variableLink)];
      const first = links.filter(({ name }, at) => links.findIndex((link) => link.name === name) === at);
      return { ...decision, settings: first.slice(0, mostSettings) };
    }),
    problems: written.files
      .filter(({ isChecked }) => isChecked)
      .flatMap(({ name, text }) => checkDeploy(text, facts).problems.map(({ message }) => ({ file: name, message }))),
  };
}
