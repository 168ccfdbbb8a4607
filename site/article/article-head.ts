/** ID of an article's header. The underscore distinguishes it from heading IDs. */
export const ARTICLE_HEAD = '_article';
