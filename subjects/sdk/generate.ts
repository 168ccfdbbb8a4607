import { blockPart, headingPart, markdownPart } from '#generators/drafting/draft-parts.ts';
import { generatedPage } from '#generators/drafting/generated-page.ts';
import { missingPages } from '#generators/drafting/missing-pages.ts';
import { nextStepsParts } from '#generators/drafting/next-steps.ts';
import type { Generated } from '#generators/generated.ts';
import type { SectionFilterBlock } from '#model/blocks.ts';
import type { Loaded } from '#model/loaded.ts';
import type { DraftPart, PageDraft } from '#model/page.ts';
import type { Origin } from '#model/problem.ts';
import type { MetamodelData } from '#subjects/metamodel/data.ts';
import { indexModel, type ModelIndex } from '#subjects/metamodel/model-index.ts';
import { memberAnchor, modelsModule, moduleAnchor, sdkPath } from './addresses.ts';
import { checkModules } from './check-modules.ts';
import type { SdkData } from './data.ts';
import { classParts, functionParts, type ModuleContext } from './member-parts.ts';
import { type ModelClass, type ModelGroup, modelClasses, modelGroups } from './model-classes.ts';
import { findExplanations, modelParts } from './model-parts.ts';
import { type SdkModule, type SdkPage, type SdkPageId, sdkPageIds } from './schema.ts';
import { findModule, indexSdk, type SdkIndex } from './sdk-index.ts';
import { pythonTypeText } from './type-text.ts';

/** A page with this many classes and functions or more has a filter. */
const filterFrom = 20;

/** The pages of the Python SDK reference, with problems of its data. */
export function generateSdk(data: SdkData & MetamodelData): Generated {
  if (data.sdkPages.length === 0) return { drafts: [], problems: [] };
  const { index: model } = indexModel(data);
  const models = modelClasses(model, renamedClasses(data));
  const index = indexSdk(data, models);
  return {
    drafts: data.sdkPages.map((page) => pageDraft(page, data, index, models, model)),
    problems: [
      ...missingPages({
        folder: 'sdk',
        reference: 'Python SDK',
        ids: sdkPageIds,
        have: data.sdkPages,
        fix: 'Create it with a title, a description, an intro, modules, and links.',
      }),
      ...checkModules(data, index),
    ],
  };
}

function pageDraft(
  { value, origin, file }: Loaded<SdkPage>,
  data: SdkData & MetamodelData,
  index: SdkIndex,
  models: readonly ModelClass[],
  model: ModelIndex,
): PageDraft {
  const { id, title, description, keywords, intro, links } = value;
  const modules = value.modules.flatMap((name) => findModule(name, data.sdkModules) ?? []);
  return generatedPage(
    {
      path: sdkPath(id),
      kind: 'sdk',
      title,
      description,
      keywords,
      sources: modules.map((module) => module.value.source),
      body: [
        ...markdownPart(intro, origin(['intro'])),
        ...filterParts(title, modules, id === 'models' ? models.length : 0, origin(['title'])),
        ...(id === 'models' ? modelGroupParts(models, index, model, file) : []),
        ...modules.flatMap((module) => moduleParts(module, contextOf(module.value.module, id, index))),
        ...nextStepsParts(links, origin(['links'])),
      ],
    },
    file,
  );
}

/** A filter above pages with more members than a reader wants to scroll through. */
function filterParts(
  title: string,
  modules: readonly Loaded<SdkModule>[],
  models: number,
  origin: Origin,
): DraftPart[] {
  const members = modules.reduce((sum, { value }) => sum + value.classes.length + value.functions.length, models);
  return members < filterFrom
    ? []
    : [blockPart<SectionFilterBlock>({ type: 'section-filter', label: title, count: members }, origin, [])];
}

function moduleParts({ value, origin }: Loaded<SdkModule>, context: ModuleContext): DraftPart[] {
  const { module, heading, summary, classes, functions } = value;
  return [
    headingPart(2, heading ?? `\`${module}\``, origin(['module']), moduleAnchor(module)),
    ...markdownPart(summary, origin(['summary'])),
    ...classes.flatMap((one, at) => classParts(one, context, (path) => origin(['classes', at, ...path]))),
    ...functions.flatMap((one, at) =>
      functionParts(one, module, 3, context, (path) => origin(['functions', at, ...path])),
    ),
    ...nameParts(value, origin),
  ];
}

/** Names of types that come from elsewhere, below the members that use them. */
function nameParts({ module, names }: SdkModule, origin: Loaded<SdkModule>['origin']): DraftPart[] {
  return names.flatMap(({ name, description }, at) => [
    headingPart(3, `\`${name}\``, origin(['names', at, 'name']), memberAnchor(module, name)),
    ...markdownPart(`${description.trim()}\n`, origin(['names', at, 'description'])),
  ]);
}

function modelGroupParts(models: readonly ModelClass[], index: SdkIndex, model: ModelIndex, file: string): DraftPart[] {
  const context = contextOf(modelsModule, 'models', index);
  const explanations = findExplanations(model);
  return (Object.keys(modelGroups) as ModelGroup[]).flatMap((group) => {
    const members = models.filter((one) => one.group === group);
    if (members.length === 0) return [];
    return [
      headingPart(2, modelGroups[group], { file }),
      ...members.flatMap((one) => modelParts(one, context, explanations)),
    ];
  });
}

function contextOf(module: string, page: SdkPageId, index: SdkIndex): ModuleContext {
  return { module, typeText: (type) => pythonTypeText(type, module, page, index) };
}

function renamedClasses({ sdkModules }: Pick<SdkData, 'sdkModules'>): Map<string, string> {
  return new Map(
    sdkModules.flatMap(({ value }) =>
      value.classes.flatMap(({ name, modelType }) => (modelType === undefined ? [] : [[modelType, name] as const])),
    ),
  );
}
