import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import type { Generated } from '#generators/generated.ts';
import type { Loaded } from '#model/loaded.ts';
import type { BlockPart } from '#model/page.ts';
import type { PictureBlock, PictureEntry } from '#model/pictures.ts';
import type { Problem } from '#model/problem.ts';
import type { SampleCatalog } from '#model/sample-catalog.ts';
import type { PicturesData } from './data.ts';

/** What `:::picture` includes in a page, by picture name. */
export function generatePictures(data: PicturesData): Generated {
  const entries = data.pictures.flatMap(({ value }) => value);
  return {
    drafts: [],
    problems: data.sampleCatalogs.flatMap(unknownReferences),
    embeddedBlocks: Object.fromEntries(entries.map((entry) => [`picture ${entry.name}`, pictureOf(entry)])),
  };
}

/** A picture without a caption and callouts, which the page determines; `callouts` lists the available places. */
function pictureOf({ name, alt, places }: PictureEntry): BlockPart {
  const block: PictureBlock = { type: 'picture', name, alt, caption: '', callouts: places };
  return {
    block,
    anchors: [],
    links: [],
    sections: [{ anchor: '', title: '', trail: [], text: alt, code: [] }],
  };
}

/** Names that don't exist in the sample company. */
function unknownReferences({ value, origin }: Loaded<SampleCatalog>): Problem[] {
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const people = [...idsOf(value.users), ...idsOf(value.groups)];
  const tags = idsOf(value.tags);
  const terms = value.termGroups.flatMap((group) => idsOf(group.terms));
  const check = (names: readonly string[], known: readonly string[], path: (string | number)[]) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) =>
        dataProblem(
          origin(path),
          'sample-catalog/unknown',
          `Nothing in the sample catalog is called "${name}".`,
          didYouMean(name, known, `The known names are ${known.join(', ')}.`),
        ),
      );
  return [
    ...value.groups.flatMap(({ members }, at) => check(members, idsOf(value.users), ['groups', at, 'members'])),
    ...value.domains.flatMap(({ owners }, at) => check(owners, people, ['domains', at, 'owners'])),
    ...value.queries.flatMap(({ author }, at) => check([author], people, ['queries', at, 'author'])),
    ...value.sources.flatMap(({ platform }, at) =>
      check([platform], idsOf(value.platforms), ['sources', at, 'platform']),
    ),
    ...value.assets.flatMap((asset, at) => [
      ...check(asset.owners, people, ['assets', at, 'owners']),
      ...check([asset.platform], idsOf(value.platforms), ['assets', at, 'platform']),
      ...check(asset.domain === undefined ? [] : [asset.domain], idsOf(value.domains), ['assets', at, 'domain']),
      ...check(asset.upstream, idsOf(value.assets), ['assets', at, 'upstream']),
      ...[asset, ...asset.fields].flatMap((one) => [
        ...check(one.tags, tags, ['assets', at]),
        ...check(one.terms, terms, ['assets', at]),
      ]),
    ]),
  ];
}
