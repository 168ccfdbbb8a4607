/** Id of the header of an article; the underscore keeps it apart from ids of headings. */
export const ARTICLE_HEAD = '_article';
