import type { DataOf } from '#model/data-kind.ts';
import { upgradeNotes } from './schema.ts';

/** What changed in which version. */
export const upgradeKinds = { upgrades: { file: 'upgrades.yaml', schema: upgradeNotes } } as const;

export type UpgradeData = DataOf<typeof upgradeKinds>;
