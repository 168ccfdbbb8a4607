import { subject } from '../subject.ts';

/** The directory of connectors and other integrations, with its table of capabilities and its comparison. */
export const integrations = subject({ name: 'integrations', view: () => import('./view.tsx') });
