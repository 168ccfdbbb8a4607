import { helmKinds } from '../helm/data.ts';
import { step, subject } from '../subject.ts';
import { environmentKinds } from './data.ts';
import { generateEnvironment } from './generate.ts';
import { generateCompose } from './generate-compose.ts';
import { environmentTexts } from './texts.ts';

const { composeFacts, composePage } = environmentKinds;

/** Environment variables of the services, and the Compose files that set them. */
export const environment = subject({
  name: 'environment',
  pages: ['/docs/deploy/environment', '/docs/deploy/compose'],
  texts: environmentTexts,
  data: environmentKinds,
  generators: [
    step('environment', { ...environmentKinds, ...helmKinds }, generateEnvironment),
    step('compose', { composeFacts, composePage }, generateCompose),
  ],
  view: () => import('./view.tsx'),
  docsTools: () => import('./mcp.ts'),
});
