/** More problems than this don't help anyone. */
export const mostProblems = 200;
