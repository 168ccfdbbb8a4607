import type { SubjectView } from '../subject-view.ts';
import { RestEndpoint } from './blocks/RestEndpoint.tsx';
import { RestRecord } from './blocks/RestRecord.tsx';
import { RestRunSetup } from './blocks/RestRunSetup.tsx';

export const view: SubjectView = {
  blocks: {
    'rest-endpoint': RestEndpoint,
    'rest-record': RestRecord,
  },
  runSetups: { rest: RestRunSetup },
};
