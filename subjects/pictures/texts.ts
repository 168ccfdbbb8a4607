/** Interface texts of this subject in English. A language may translate each of them. */
export const pictureTexts = {
  pictureLineageCaption: 'Where a table of orders comes from, and what depends on it. See {link}.',
  pictureLineageLink: 'Lineage Impact Analysis',
} as const;
