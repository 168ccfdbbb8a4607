/** More problems than these help no one. */
export const mostProblems = 200;
