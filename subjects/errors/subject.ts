import { connectorKinds } from '../connectors/data.ts';
import { dataRule, step, subject } from '../subject.ts';
import { upgradeKinds } from '../upgrades/data.ts';
import { errorKinds } from './data.ts';
import { generateErrors } from './generate.ts';
import { publishedKnowledge } from './knowledge/error-knowledge.ts';
import { siteFacts } from './site-facts.ts';
import { generateSymptoms } from './symptoms/generate.ts';
import { symptomsNoPage } from './symptoms/symptoms-no-page.ts';
import { errorTranslatable } from './translatable.ts';

const { connectors } = connectorKinds;
const { errors: errorKind, symptoms, errorEvidence, missingModules } = errorKinds;

/** Known errors, troubleshooting tables, and the tool that finds the cause of a pasted error. */
export const errors = subject({
  name: 'errors',
  texts: errorTranslatable,
  data: errorKinds,
  generators: [
    step('errors', { errors: errorKind }, generateErrors),
    step('symptoms', { errors: errorKind, symptoms, connectors }, generateSymptoms),
  ],
  rules: [dataRule({ symptoms }, symptomsNoPage)],
  siteFacts: step('error-pages', { ...errorKinds, connectors }, siteFacts),
  toolFacts: step(
    'error-knowledge',
    { errors: errorKind, symptoms, errorEvidence, missingModules, connectors, upgrades: upgradeKinds.upgrades },
    (data) => ({
      errors: publishedKnowledge(data),
    }),
  ),
  view: () => import('./view.tsx'),
  docsTools: () => import('./mcp.ts'),
});
