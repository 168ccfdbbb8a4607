import type { SubjectView } from '../subject-view.ts';
import { UpgradeNotes } from './blocks/UpgradeNotes.tsx';
import { UpgradeSummary } from './blocks/UpgradeSummary.tsx';
import * as upgradePage from './planner/UpgradePage.tsx';
import { UpgradePreview } from './planner/UpgradePreview.tsx';

export const view: SubjectView = {
  blocks: {
    'upgrade-notes': UpgradeNotes,
    'upgrade-summary': UpgradeSummary,
  },
  screens: {
    'tool-upgrade': {
      file: 'subjects/upgrades/planner/UpgradePage.tsx',
      module: upgradePage,
      styles: ['tools', 'upgrade', 'pictures'],
    },
  },
  previews: { '/tools/upgrade': UpgradePreview },
};
