/** The texts of a record that every engine under comparison gets to search, under the same names. */
export const searchedFields = ['page', 'section', 'keywords', 'synonyms', 'text', 'code'] as const;
