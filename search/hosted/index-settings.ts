/**
 * Settings of a hosted index over our records. As DocSearch sets them for sites made with Docusaurus, but for these: hits are
 * grouped by page, keywords, and code are searched too, and kind and edition are facets.
 */
export const indexSettings = {
  searchableAttributes: [
    ...[1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'unordered(keywords)',
    'code',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type', 'tags', 'kind', 'availability'],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
    'version',
    'kind',
    'availability',
    'trail',
  ],
  attributesToHighlight: ['hierarchy', 'content', 'code', 'keywords'],
  attributesToSnippet: ['content:30'],
  // Up to three sections of a page, and pages are what is counted.
  attributeForDistinct: 'url_without_anchor',
  distinct: 3,
  camelCaseAttributes: ['hierarchy', 'content', 'code'],
  // Identifiers are typed with them.
  separatorsToIndex: '_',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
};
