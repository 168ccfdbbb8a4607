import { CapabilityTable } from '#site/reference/CapabilityTable.tsx';
import { ConceptTable } from '#site/reference/ConceptTable.tsx';
import { ConnectorSummary } from '#site/reference/ConnectorSummary.tsx';
import { ModuleChooser } from '#site/reference/ModuleChooser.tsx';
import { OptionReference } from '#site/reference/OptionReference.tsx';
import { RequirementList } from '#site/reference/RequirementList.tsx';
import type { SubjectView } from '../subject-view.ts';

export const view: SubjectView = {
  blocks: {
    'connector-summary': ConnectorSummary,
    'module-chooser': ModuleChooser,
    'capability-table': CapabilityTable,
    'concept-table': ConceptTable,
    'requirement-list': RequirementList,
    'option-reference': OptionReference,
  },
};
