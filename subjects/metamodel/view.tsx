import { AccessTable } from '#site/reference/AccessTable.tsx';
import { AspectIndex } from '#site/reference/AspectIndex.tsx';
import { FieldTable } from '#site/reference/FieldTable.tsx';
import { RelationshipTable } from '#site/reference/RelationshipTable.tsx';
import { TypeList } from '#site/reference/TypeList.tsx';
import { UrnFormat } from '#site/reference/UrnFormat.tsx';
import * as metamodelPage from '#site/tools/metamodel/MetamodelPage.tsx';
import { MetamodelPreview } from '#site/tools/previews/MetamodelPreview.tsx';
import type { SubjectView } from '../subject-view.ts';

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
      file: 'site/tools/metamodel/MetamodelPage.tsx',
      module: metamodelPage,
      styles: ['tools', 'reference', 'metamodel-explorer'],
    },
  },
  previews: { '/tools/metamodel': MetamodelPreview },
};
