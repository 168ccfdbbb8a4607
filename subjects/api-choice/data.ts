import type { DataOf } from '#model/data-kind.ts';
import { apiChoice } from './schema.ts';

/** Which API to use for which task. */
export const apiChoiceKinds = { apiChoices: { file: 'api-choice.yaml', schema: apiChoice } } as const;

export type ApiChoiceData = DataOf<typeof apiChoiceKinds>;
