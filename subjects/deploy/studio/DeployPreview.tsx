import type { ScreenProps } from '#site/screen-props.ts';
import { ProblemPreview } from '#site/tools/check/ProblemPreview.tsx';
import { useMessages } from '#site/use-messages.ts';
import { checkDeploy } from '../check/check-deploy.ts';
import { type DeployFacts, deployFactsName } from '../deploy-facts.ts';

/** Values with one error, which the checker of the studio finds when the site is built. */
const values = `global:
  datahub:
    metadata_service_authentication:
      enabled: "false"`;

/** What the checker says about them. */
export function DeployPreview({ toolFacts }: Pick<ScreenProps, 'toolFacts'>) {
  const inWords = useMessages();
  // Facts of tools are plain data by name.
  const facts = toolFacts[deployFactsName] as DeployFacts | undefined;
  const problem = facts && inWords(checkDeploy(values, facts)).problems.find(({ severity }) => severity === 'error');
  return problem ? <ProblemPreview text={values} problem={problem} /> : null;
}
