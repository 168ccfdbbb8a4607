import type { SubjectView } from '../subject-view.ts';
import { CapabilityTable } from './blocks/CapabilityTable.tsx';
import { ConceptTable } from './blocks/ConceptTable.tsx';
import { ConnectorSummary } from './blocks/ConnectorSummary.tsx';
import { ModuleChooser } from './blocks/ModuleChooser.tsx';
import { OptionReference } from './blocks/OptionReference.tsx';
import { OptionFilter } from './blocks/OptionTools.tsx';
import { RequirementList } from './blocks/RequirementList.tsx';

export const view: SubjectView = {
  blocks: {
    'connector-summary': ConnectorSummary,
    'module-chooser': ModuleChooser,
    'capability-table': CapabilityTable,
    'concept-table': ConceptTable,
    'requirement-list': RequirementList,
    'option-reference': OptionReference,
    'option-filter': OptionFilter,
  },
};
