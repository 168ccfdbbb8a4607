import { UpgradeNotes } from '#site/reference/UpgradeNotes.tsx';
import { UpgradeSummary } from '#site/reference/UpgradeSummary.tsx';
import { UpgradePreview } from '#site/tools/previews/UpgradePreview.tsx';
import * as upgradePage from '#site/tools/upgrade/UpgradePage.tsx';
import type { SubjectView } from '../subject-view.ts';

export const view: SubjectView = {
  blocks: {
    'upgrade-notes': UpgradeNotes,
    'upgrade-summary': UpgradeSummary,
  },
  screens: {
    'tool-upgrade': { file: 'site/tools/upgrade/UpgradePage.tsx', module: upgradePage, styles: ['tools', 'upgrade'] },
  },
  previews: { '/tools/upgrade': UpgradePreview },
};
