import type { SubjectView } from '../subject-view.ts';
import { AccessTable } from './blocks/AccessTable.tsx';
import { AspectIndex } from './blocks/AspectIndex.tsx';
import { FieldTable } from './blocks/FieldTable.tsx';
import { RelationshipTable } from './blocks/RelationshipTable.tsx';
import { TypeList } from './blocks/TypeList.tsx';
import { UrnFormat } from './blocks/UrnFormat.tsx';
import * as metamodelPage from './explorer/MetamodelPage.tsx';
import { MetamodelPreview } from './explorer/MetamodelPreview.tsx';

export const view: SubjectView = {
  blocks: {
    'aspect-index': AspectIndex,
    'field-table': FieldTable,
    'type-list': TypeList,
    'relationship-table': RelationshipTable,
    'access-table': AccessTable,
    'urn-format': UrnFormat,
  },
  screens: {
    'tool-metamodel': {
      file: 'subjects/metamodel/explorer/MetamodelPage.tsx',
      module: metamodelPage,
      styles: ['tools', 'metamodel-explorer', 'pictures'],
    },
  },
  previews: { '/tools/metamodel': MetamodelPreview },
};
