import type { Block } from '#model/blocks.ts';
import { AccessTable } from './AccessTable.tsx';
import { ApiChoice } from './ApiChoice.tsx';
import { AspectIndex } from './AspectIndex.tsx';
import { BadgeRow } from './Badges.tsx';
import { CapabilityTable } from './CapabilityTable.tsx';
import { ConceptTable } from './ConceptTable.tsx';
import { ConnectorSummary } from './ConnectorSummary.tsx';
import { FieldTable } from './FieldTable.tsx';
import { GraphqlOperation } from './GraphqlOperation.tsx';
import { GraphqlType } from './GraphqlType.tsx';
import { KnownErrors } from './KnownErrors.tsx';
import { ModuleChooser } from './ModuleChooser.tsx';
import { OptionReference } from './OptionReference.tsx';
import { PythonMember } from './PythonMember.tsx';
import { PythonModel } from './PythonModel.tsx';
import { RelationshipTable } from './RelationshipTable.tsx';
import { RequirementList } from './RequirementList.tsx';
import { SectionFilter } from './SectionFilter.tsx';
import { TypeList } from './TypeList.tsx';
import { UpgradeNotes } from './UpgradeNotes.tsx';
import { UpgradeSummary } from './UpgradeSummary.tsx';
import { UrnFormat } from './UrnFormat.tsx';

/** Renders a block of a reference page. Needs a SiteContext around it for addresses and words. */
export function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'connector-summary':
      return <ConnectorSummary block={block} />;
    case 'module-chooser':
      return <ModuleChooser block={block} />;
    case 'capability-table':
      return <CapabilityTable block={block} />;
    case 'concept-table':
      return <ConceptTable block={block} />;
    case 'requirement-list':
      return <RequirementList block={block} />;
    case 'option-reference':
      return <OptionReference block={block} />;
    case 'badge-row':
      return <BadgeRow badges={block.badges} />;
    case 'urn-format':
      return <UrnFormat block={block} />;
    case 'aspect-index':
      return <AspectIndex block={block} />;
    case 'field-table':
      return <FieldTable caption={block.caption} rows={block.rows} />;
    case 'type-list':
      return <TypeList block={block} />;
    case 'relationship-table':
      return <RelationshipTable block={block} />;
    case 'access-table':
      return <AccessTable block={block} />;
    case 'graphql-type':
      return <GraphqlType block={block} />;
    case 'graphql-operation':
      return <GraphqlOperation block={block} />;
    case 'python-member':
      return <PythonMember block={block} />;
    case 'python-model':
      return <PythonModel block={block} />;
    case 'section-filter':
      return <SectionFilter block={block} />;
    case 'api-choice':
      return <ApiChoice block={block} />;
    case 'upgrade-notes':
      return <UpgradeNotes block={block} />;
    case 'upgrade-summary':
      return <UpgradeSummary block={block} />;
    case 'known-errors':
      return <KnownErrors block={block} />;
  }
}
